import type { FastifyInstance } from "fastify";
import type { WireStaffLogin } from "../../../lib/ebsn/schemas/backoffice";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { getHeader, SESSION_HEADER } from "../session/visitor";
import { logInStaff } from "./log-in-staff";
import { closeStaffSession } from "./staff-session";
import { verifyStaff } from "./staff-credentials";

export async function ssoRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.post("/ebsn/api/backoffice-access/sso-login", async (request, reply) => {
    const now = clock.now();
    const { username, name, roles } = await verifyStaff(db, request, now);
    await logInStaff(db, { username, request, reply, now });
    return ok<WireStaffLogin>({ ssoUser: { username, name, roles } });
  });

  app.post("/ebsn/api/sso-auth/logout", async (request) => {
    await closeStaffSession(db, getHeader(request, SESSION_HEADER), clock.now());
    return ok({});
  });
}
