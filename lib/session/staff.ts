import { isSignedIn, NO_SESSION, type Session } from "./session";

export const staffSession = ({ staff }: Session): Session => ({
  ...NO_SESSION,
  session: staff?.session ?? "",
  ...(staff?.cookies ? { cookies: staff.cookies } : {}),
});

/** A customer's own log-in ends the staff session, so both together mean impersonation. */
export const isImpersonating = (session: Session): boolean =>
  session.staff !== undefined && isSignedIn(session);

export const withoutCustomer = ({ staff }: Session): Session =>
  staff ? { ...NO_SESSION, staff } : NO_SESSION;

/** Only impersonation keeps staff and customer side by side, and it never changes the customer. */
export function dropStaffOnCustomerLogin(before: Session, after: Session): Session {
  if (!after.staff || !isSignedIn(after) || after.userId === before.userId) return after;
  const { staff: _staff, ...customer } = after;
  return customer;
}
