import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/client";
import { admitAll, type Limit } from "../auth/throttle";
import { visitorIdOf } from "../auth/visitor-id";

const PER_ADDRESS = 5;
const PER_VISITOR = 20;

const ASKED = { code: "error.registration.too_many", what: "Troppe richieste" };

/** Counts what a visitor asks about an address, known or not; refuses with 429. `what`: of which kind. */
export async function admitAsking(
  db: Db,
  request: FastifyRequest,
  what: string,
  address: string,
  now: Date,
): Promise<void> {
  const limits: Limit[] = [
    [`${what}:${address}`, PER_ADDRESS],
    [`${what}-visitor:${visitorIdOf(request)}`, PER_VISITOR],
  ];
  await admitAll(db, limits, now, ASKED);
}
