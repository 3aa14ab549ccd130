import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/client";
import { throttle, type Limit } from "../auth/throttle";
import { getVisitorId } from "../auth/visitor-id";

const MAX_PER_VISITOR_AND_SUBJECT = 5;
const MAX_PER_VISITOR = 20;

const TOO_MANY_REQUESTS = { code: "error.registration.too_many", message: "Troppe richieste" };

/** By visitor, also for one address or card: a stranger knows both and must not use up its owner's calls. Throws 429. */
export async function limitRequests(
  db: Db,
  request: FastifyRequest,
  action: string,
  subject: string,
  now: Date,
): Promise<void> {
  const visitor = getVisitorId(request);
  const limits: Limit[] = [
    [`${action}:${subject} ${visitor}`, MAX_PER_VISITOR_AND_SUBJECT],
    [`${action}-visitor:${visitor}`, MAX_PER_VISITOR],
  ];
  await throttle(db, limits, now, TOO_MANY_REQUESTS);
}
