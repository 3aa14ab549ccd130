import { lt } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { staffAct } from "../../db/schema";
import { fail } from "../../envelope";
import { safeUrl } from "../../http/log";
import { visitorOf } from "../session/visitor";
import type { Staff } from "./staff-session";

const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** What is the customer's alone: how they log in, what they consent to, their cards, the end of their account. */
const OWN_ALONE = new RegExp(
  `^/ebsn/api/(?:${[
    "registration(?:-card)?/(?:update_password|update_email(?:_request)?|update_username|update_mfa|password_reset|user_anonymize|anonymize_token_\\w+)",
    "user-registration-disclaimer/update-disclaimer",
    "payment-type/remove-auth",
  ].join("|")})$`,
);

const namesSavedCard = (given: unknown): boolean =>
  typeof given === "object" &&
  given !== null &&
  "user_payment_auth_id" in given &&
  Boolean(given.user_payment_auth_id);

const paysBySavedCard = ({ body, query }: FastifyRequest): boolean => [body, query].some(namesSavedCard);

const ownAlone = () => fail("error.staff.customer_only", "Questo può farlo solo il cliente.", 403);

type Act = { staff: Staff; customerId: number; now: Date };

async function record(
  request: FastifyRequest,
  db: Db,
  { staff, customerId, now }: Act,
  status: number,
): Promise<void> {
  const { username } = staff;
  const { method } = request;
  const url = safeUrl(request.url);
  request.log.info({ staff: username, customerId, call: `${method} ${url}`, status }, "on behalf");
  await db.insert(staffAct).values({ at: now, username, customerId, method, url, status });
}

/** Writes down whose place a member of staff takes, and forgets what is older than a year. */
export async function recordSelection(request: FastifyRequest, db: Db, act: Act): Promise<void> {
  await db.delete(staffAct).where(lt(staffAct.at, new Date(act.now.getTime() - KEPT_MS)));
  await record(request, db, act, 0);
}

function statusOf(payload: unknown): number | null {
  if (typeof payload !== "object" || payload === null || !("response" in payload)) return null;
  return (payload.response as { status: number }).status;
}

/** Every call that staff make in a customer's place is written down; some are refused. */
export function watchStaff(app: FastifyInstance, { db, clock }: Context): void {
  app.addHook("onRequest", async (request) => {
    const { staff, customer } = visitorOf(request);
    // The route, not the address: an address can be written in many ways.
    if (staff && customer && OWN_ALONE.test(request.routeOptions.url ?? "")) throw ownAlone();
  });
  app.addHook("preHandler", async (request) => {
    const { staff, customer } = visitorOf(request);
    if (staff && customer && paysBySavedCard(request)) throw ownAlone();
  });
  app.addHook("preSerialization", async (request, _reply, payload) => {
    const { staff, customer } = visitorOf(request);
    const status = statusOf(payload);
    if (staff && customer && status !== null)
      await record(request, db, { staff, customerId: customer.customerId, now: clock.now() }, status);
    return payload;
  });
}
