import type { FastifyRequest } from "fastify";
import { fail } from "../../envelope";
import { visitorOf } from "../session/visitor";
import type { Staff } from "./staff-session";

/** What people of the shop may do; whoever runs it may do everything. */
export const MAY_ACT_FOR_CUSTOMERS = ["ADMIN", "CUSTOMER_CARE"];
export const MAY_READ_FORMS = ["ADMIN", "CUSTOMER_CARE", "FORMS"];

/** A check of roles passes if any of them matches (spec 3 §6). */
export const hasAnyRole = ({ roles }: Pick<Staff, "roles">, wanted: string[]): boolean =>
  roles.some((role) => wanted.includes(role));

/** The member of staff who calls for themselves with one of these roles; everybody else is refused with HTTP 403. */
export function staffWith(request: FastifyRequest, wanted: string[]): Staff {
  const { staff, customer } = visitorOf(request);
  if (!staff || customer)
    throw fail("error.auth.staff", "Questa parte è riservata a chi lavora nel negozio.", 403);
  if (!hasAnyRole(staff, wanted)) throw fail("error.auth.role", "Il tuo ruolo non lo permette.", 403);
  return staff;
}
