import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/client";
import { throttle, type Limit } from "../auth/throttle";
import { getVisitorId } from "../auth/visitor-id";

const MAX_PER_ADDRESS = 5;
const MAX_PER_VISITOR = 20;

const TOO_MANY_REQUESTS = { code: "error.registration.too_many", message: "Troppe richieste" };

/** Rate limit per address and per visitor, whether or not the address is known; throws 429. */
export async function limitRequests(
  db: Db,
  request: FastifyRequest,
  action: string,
  address: string,
  now: Date,
): Promise<void> {
  const limits: Limit[] = [
    [`${action}:${address}`, MAX_PER_ADDRESS],
    [`${action}-visitor:${getVisitorId(request)}`, MAX_PER_VISITOR],
  ];
  await throttle(db, limits, now, TOO_MANY_REQUESTS);
}
