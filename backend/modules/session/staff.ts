import type { FastifyRequest } from "fastify";
import { ebsnError } from "../../envelope";
import type { Customer } from "./session";
import { requireCustomer } from "./visitor";

export const STAFF_USER_TYPE = 3;

/** Throws 403 unless the caller is staff. */
export function requireStaff(request: FastifyRequest): Customer {
  const customer = requireCustomer(request);
  if (customer.userTypeId !== STAFF_USER_TYPE)
    throw ebsnError("error.auth.staff", "Questa parte è riservata a chi lavora nel negozio.", 403);
  return customer;
}
