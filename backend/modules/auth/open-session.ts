import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context";
import { getOrCreateCart } from "../cart/current-cart";
import { mergeVisitorCart } from "../cart/merge-visitor-cart";
import {
  createAccountToken,
  createSession,
  type Customer,
  deleteExpiredSessions,
  findSessionVisitor,
  revokeTokens,
} from "../session/session";
import { ACCOUNT_HEADER, readTokens, SESSION_HEADER } from "../session/visitor";

type LogIn = { owner: Customer; remember: boolean; request: FastifyRequest; reply: FastifyReply; now: Date };

/** In place of the session that the browser had, whose cart is the customer's where nobody was logged in. */
export async function openSession({ db }: Pick<Context, "db">, logIn: LogIn) {
  const { owner, remember, request, reply, now } = logIn;
  const previousTokens = readTokens(request);
  const visitor = previousTokens.session ? await findSessionVisitor(db, previousTokens.session, now) : null;
  await revokeTokens(db, now, previousTokens);
  await deleteExpiredSessions(db, now);
  const token = await createSession(db, now, owner.customerId);
  reply.header(SESSION_HEADER, token);
  reply.header(ACCOUNT_HEADER, await createAccountToken(db, now, owner.customerId, token, remember));
  if (visitor && !visitor.customer && visitor.sessionHash !== null)
    await mergeVisitorCart(db, { sessionHash: visitor.sessionHash, customer: owner, now });
  return getOrCreateCart(db, owner, now);
}
