import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context";
import { session, type VisitorChoice } from "../../db/schema";
import { EbsnError, sessionExpired } from "../../envelope";
import {
  ANONYMOUS,
  customerOfAccount,
  openSession,
  visitorOfSession,
  type Customer,
  type Visitor,
} from "./session";
import { hashToken } from "./token";
import { userWire } from "./user-wire";

export const SESSION_HEADER = "x-ebsn-session";
export const ACCOUNT_HEADER = "x-ebsn-account";

const visitors = new WeakMap<FastifyRequest, Visitor>();

/** A header given once; anything else counts as not given. */
export function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === "string" ? value.trim() : "";
}

async function identify(request: FastifyRequest, reply: FastifyReply, context: Context): Promise<Visitor> {
  const sessionToken = header(request, SESSION_HEADER);
  const account = header(request, ACCOUNT_HEADER);
  if (!sessionToken && !account) return ANONYMOUS;
  const now = context.clock.now();
  const known = sessionToken ? await visitorOfSession(context.db, sessionToken, now) : null;
  if (known?.customer || (known && !account)) return known;
  const customer = account ? await customerOfAccount(context.db, account, now) : null;
  if (!customer) throw sessionExpired();
  const token = await openSession(context.db, now, customer.customerId, known?.choice);
  reply.header(SESSION_HEADER, token);
  return { sessionHash: hashToken(token), customer, choice: known?.choice ?? {} };
}

// A stale session must not keep anybody from logging in again or out for good.
const OPEN_TO_STALE =
  /^\/ebsn\/api\/(?:auth\/(?:login|logout)|backoffice-access\/sso-login|sso-auth\/logout)(?:\?|$)/;

/** Every call of the API knows its visitor, and its answer carries the user at the root. */
export function recogniseVisitors(app: FastifyInstance, context: Context): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/ebsn/api/") || OPEN_TO_STALE.test(request.url)) return;
    visitors.set(request, await identify(request, reply, context));
  });
  app.addHook("preSerialization", async (request, _reply, payload) => {
    const visitor = visitors.get(request);
    if (!visitor?.sessionHash || !payload || typeof payload !== "object") return payload;
    if (!("response" in payload) || "user" in payload) return payload;
    return { ...payload, user: userWire(visitor.customer) };
  });
}

export function visitorOf(request: FastifyRequest): Visitor {
  return visitors.get(request) ?? ANONYMOUS;
}

/** The customer who calls; a visitor without log-in gets `code`, HTTP 403 unless said otherwise. */
export function customerOf(
  request: FastifyRequest,
  code = "error.auth.required",
  message = "Per continuare è necessario accedere.",
  http = 403,
): Customer {
  const { customer } = visitorOf(request);
  if (!customer) throw new EbsnError([{ code, message }], http === 200 ? 1 : http, http);
  return customer;
}

/** Remembers what an anonymous visitor chose, starting a session when there is none yet. */
export async function keepChoice(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  change: VisitorChoice,
): Promise<VisitorChoice> {
  const visitor = visitorOf(request);
  const choice = { ...visitor.choice, ...change };
  if (visitor.sessionHash) {
    await context.db.update(session).set({ choice }).where(eq(session.tokenHash, visitor.sessionHash));
  } else {
    const token = await openSession(context.db, context.clock.now(), null, choice);
    reply.header(SESSION_HEADER, token);
    visitors.set(request, { sessionHash: hashToken(token), customer: null, choice });
    return choice;
  }
  visitors.set(request, { ...visitor, choice });
  return choice;
}
