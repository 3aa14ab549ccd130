import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../db/client";
import { revokeTokens } from "../session/session";
import { readTokens, SESSION_HEADER } from "../session/visitor";
import { closeStaffSession, openStaffSession, type SamlLogin } from "./staff-session";

type StaffLogIn = {
  username: string;
  samlLogin?: SamlLogin;
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
};

/** In place of the session that the browser had, a customer's or staff's. */
export async function logInStaff(db: Db, logIn: StaffLogIn): Promise<void> {
  const { username, samlLogin, request, reply, now } = logIn;
  const previousTokens = readTokens(request);
  await revokeTokens(db, now, previousTokens);
  if (previousTokens.session) await closeStaffSession(db, previousTokens.session, now);
  reply.header(SESSION_HEADER, await openStaffSession(db, username, now, samlLogin));
}
