import type { FastifyRequest } from "fastify";
import { fail } from "../../envelope";
import type { Customer } from "./session";
import { customerOf } from "./visitor";

/** userTypeId of those who work for the shop. */
export const STAFF_TYPE = 3;

/** The member of staff who calls; customers and visitors are refused with HTTP 403. */
export function staffOf(request: FastifyRequest): Customer {
  const customer = customerOf(request);
  if (customer.userTypeId !== STAFF_TYPE)
    throw fail("error.auth.staff", "Questa parte è riservata a chi lavora nel negozio.", 403);
  return customer;
}
