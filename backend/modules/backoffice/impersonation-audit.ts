import { lt } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { DAY_MS } from "../../../lib/rules/dates/duration";
import { PERSON_INFO } from "../../../lib/rules/account/profile";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { staffAction } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { redactUrl } from "../../http/log";
import { getVisitor } from "../session/visitor";
import type { Staff } from "./staff-session";

const RETENTION_MS = 365 * DAY_MS;

/** Reserved to the customer: credentials, consents, saved cards, a loyalty card's request, agreement and removal, devices, invitations in their name, account deletion. */
const CUSTOMER_ONLY_ROUTES = new RegExp(
  `^/ebsn/api/(?:${[
    "registration(?:-card)?/(?:update_password|update_email(?:_request)?|update_username|update_mfa|password_reset|user_anonymize|anonymize_token_\\w+)",
    "user-registration-disclaimer/update-disclaimer",
    "payment-type/remove-auth",
    "registration-card/(?:remove-card|register-user|registration_confirm)",
    "marketingcloud/remove",
    "externalregistration/register",
    "friend-invitation/send",
  ].join("|")})$`,
);

const hasSavedCardId = (input: unknown): boolean =>
  typeof input === "object" &&
  input !== null &&
  "user_payment_auth_id" in input &&
  Boolean(input.user_payment_auth_id);

const usesSavedCard = ({ body, query }: FastifyRequest): boolean => [body, query].some(hasSavedCardId);

/** The food profile is health data, which needs the customer's own consent (GDPR, art. 9). */
const changesFoodProfile = ({ routeOptions, body, query }: FastifyRequest): boolean =>
  routeOptions.url === "/ebsn/api/registration/update_person_info" &&
  [body, query].some(
    (input) =>
      typeof input === "object" &&
      input !== null &&
      "personInfoTypeId" in input &&
      Number(input.personInfoTypeId) === PERSON_INFO.foodProfile,
  );

const customerOnly = () => ebsnError("error.staff.customer_only", "Questo può farlo solo il cliente.", 403);

type ImpersonatedAction = { staff: Staff; customerId: number; now: Date };

async function recordAction(
  request: FastifyRequest,
  db: Db,
  { staff, customerId, now }: ImpersonatedAction,
  status: number,
): Promise<void> {
  const { username } = staff;
  const { method } = request;
  const url = redactUrl(request.url);
  request.log.info(
    { staff: username, customerId, call: `${method} ${url}`, status },
    "staff request on behalf of customer",
  );
  await db.insert(staffAction).values({ at: now, username, customerId, method, url, status });
}

/** Also deletes entries older than a year. */
export async function recordImpersonationStart(
  request: FastifyRequest,
  db: Db,
  action: ImpersonatedAction,
): Promise<void> {
  await db.delete(staffAction).where(lt(staffAction.at, new Date(action.now.getTime() - RETENTION_MS)));
  await recordAction(request, db, action, 0);
}

function readEnvelopeStatus(payload: unknown): number | null {
  if (typeof payload !== "object" || payload === null || !("response" in payload)) return null;
  return (payload.response as { status: number }).status;
}

export function registerImpersonationAudit(app: FastifyInstance, { db, clock }: Context): void {
  app.addHook("onRequest", async (request) => {
    const { staff, customer } = getVisitor(request);
    // The route, not the URL: a URL can be spelled in many ways.
    if (staff && customer && CUSTOMER_ONLY_ROUTES.test(request.routeOptions.url ?? "")) throw customerOnly();
  });
  app.addHook("preHandler", async (request) => {
    const { staff, customer } = getVisitor(request);
    if (staff && customer && (usesSavedCard(request) || changesFoodProfile(request))) throw customerOnly();
  });
  app.addHook("preSerialization", async (request, _reply, payload) => {
    const { staff, customer } = getVisitor(request);
    const status = readEnvelopeStatus(payload);
    if (staff && customer && status !== null)
      await recordAction(request, db, { staff, customerId: customer.customerId, now: clock.now() }, status);
    return payload;
  });
}
