import type { FastifyInstance } from "fastify";
import type { WireStaffLogin } from "../../../lib/ebsn/schemas/backoffice";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { revokeTokens } from "../session/session";
import { ACCOUNT_HEADER, getHeader, SESSION_HEADER } from "../session/visitor";
import { closeStaffSession, openStaffSession } from "./staff-session";
import { verifyStaff } from "./staff-credentials";

export async function ssoRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.post("/ebsn/api/backoffice-access/sso-login", async (request, reply) => {
    const now = clock.now();
    const { username, name, roles } = await verifyStaff(db, request, now);
    const previousToken = getHeader(request, SESSION_HEADER);
    await revokeTokens(db, now, { session: previousToken, account: getHeader(request, ACCOUNT_HEADER) });
    if (previousToken) await closeStaffSession(db, previousToken, now);
    reply.header(SESSION_HEADER, await openStaffSession(db, username, now));
    return ok<WireStaffLogin>({ ssoUser: { username, name, roles } });
  });

  app.post("/ebsn/api/sso-auth/logout", async (request) => {
    await closeStaffSession(db, getHeader(request, SESSION_HEADER), clock.now());
    return ok({});
  });
}
