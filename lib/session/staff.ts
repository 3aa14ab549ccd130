import { isSignedIn, NO_SESSION, type Session } from "./session";

/** The session with which staff call for themselves: their own token, never a customer's. */
export const staffCaller = ({ staff }: Session): Session => ({
  ...NO_SESSION,
  session: staff?.session ?? "",
});

/** Whether staff are in a customer's place: a log-in of a customer and one of staff are never in a browser side by side. */
export const isActing = (session: Session): boolean => session.staff !== undefined && isSignedIn(session);

/** What is left when the customer's part of a session ends: staff stay logged in. */
export const withoutCustomer = ({ staff }: Session): Session =>
  staff ? { ...NO_SESSION, staff } : NO_SESSION;

/** Somebody who logs in as a customer is no member of staff any more; whoever staff act for was chosen before. */
export function keepApart(before: Session, after: Session): Session {
  if (!after.staff || !isSignedIn(after) || after.userId === before.userId) return after;
  const { staff: _staff, ...customer } = after;
  return customer;
}
