import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context";
import { EbsnError, sessionExpired } from "../../envelope";
import {
  ANONYMOUS,
  findAccountCustomer,
  createSession,
  findSessionVisitor,
  type Customer,
  type Visitor,
} from "./session";
import { hashToken } from "./token";
import { userWire } from "./user-wire";

export const SESSION_HEADER = "x-ebsn-session";
export const ACCOUNT_HEADER = "x-ebsn-account";

const visitors = new WeakMap<FastifyRequest, Visitor>();

/** A repeated header counts as missing. */
export function getHeader(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === "string" ? value.trim() : "";
}

export const readTokens = (request: FastifyRequest) => ({
  session: getHeader(request, SESSION_HEADER),
  account: getHeader(request, ACCOUNT_HEADER),
});

async function identifyVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<Visitor> {
  const { session: sessionToken, account: accountToken } = readTokens(request);
  if (!sessionToken && !accountToken) return ANONYMOUS;
  const now = context.clock.now();
  const sessionVisitor = sessionToken ? await findSessionVisitor(context.db, sessionToken, now) : null;
  if (sessionVisitor?.customer || (sessionVisitor && !accountToken)) return sessionVisitor;
  const customer = accountToken ? await findAccountCustomer(context.db, accountToken, now) : null;
  if (!customer) throw sessionExpired();
  const token = await createSession(context.db, now, customer.customerId, accountToken);
  reply.header(SESSION_HEADER, token);
  return { sessionHash: hashToken(token), customer };
}

// A stale session must not block logging in or out.
const ALLOWED_WITH_STALE_SESSION = new RegExp(
  `^/ebsn/api/(?:${[
    "auth/(?:login|logout)",
    "registration/social_user_detail",
    "finiper/verify-login",
    "backoffice-access/sso-login",
    "saml/login",
    "sso-auth/logout",
  ].join("|")})(?:\\?|$)`,
);

export function registerVisitorHooks(app: FastifyInstance, context: Context): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/ebsn/api/") || ALLOWED_WITH_STALE_SESSION.test(request.url)) return;
    visitors.set(request, await identifyVisitor(request, reply, context));
  });
  app.addHook("preSerialization", async (request, _reply, payload) => {
    const visitor = visitors.get(request);
    if (!visitor?.sessionHash || !payload || typeof payload !== "object") return payload;
    if (!("response" in payload) || "user" in payload) return payload;
    return { ...payload, user: userWire(visitor.customer) };
  });
}

export function getVisitor(request: FastifyRequest): Visitor {
  return visitors.get(request) ?? ANONYMOUS;
}

/** Throws `code` for a visitor who is not logged in. With `httpStatus` 200, as EBSN answers carts, the status in the body says it. */
export function requireCustomer(
  request: FastifyRequest,
  code = "error.auth.required",
  message = "Per continuare è necessario accedere.",
  httpStatus = 403,
): Customer {
  const { customer } = getVisitor(request);
  if (!customer) throw new EbsnError([{ code, message }], httpStatus === 200 ? 1 : httpStatus, httpStatus);
  return customer;
}

/** The session of an anonymous visitor; starts one when there is none. */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, clock }: Context,
): Promise<string> {
  const visitor = getVisitor(request);
  if (visitor.sessionHash !== null) return visitor.sessionHash;
  const token = await createSession(db, clock.now(), null);
  reply.header(SESSION_HEADER, token);
  const sessionHash = hashToken(token);
  visitors.set(request, { ...visitor, sessionHash });
  return sessionHash;
}
