import type { FastifyRequest } from "fastify";
import { ebsnError } from "../../envelope";
import { getVisitor } from "../session/visitor";
import type { Staff } from "./staff-session";

export const IMPERSONATION_ROLES = ["ADMIN", "CUSTOMER_CARE"];
export const CONTENT_ROLES = ["ADMIN", "CONTENT"];
export const FORM_READER_ROLES = ["ADMIN", "CUSTOMER_CARE", "FORMS"];

/** Any matching role suffices (requirements/staff#roles). */
const hasAnyRole = ({ roles }: Pick<Staff, "roles">, allowedRoles: string[]): boolean =>
  roles.some((role) => allowedRoles.includes(role));

/** Staff impersonating a customer are rejected too, with HTTP 403. */
export function requireStaffRole(request: FastifyRequest, allowedRoles: string[]): Staff {
  const { staff, customer } = getVisitor(request);
  if (!staff || customer)
    throw ebsnError("error.auth.staff", "Questa parte è riservata a chi lavora nel negozio.", 403);
  if (!hasAnyRole(staff, allowedRoles))
    throw ebsnError("error.auth.role", "Il tuo ruolo non lo permette.", 403);
  return staff;
}
