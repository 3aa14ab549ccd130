import { and, eq, lt } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireStaffLogin } from "../../../lib/ebsn/schemas/backoffice";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { staffMember } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { body } from "../../http/input";
import { admit } from "../auth/throttle";
import { visitorIdOf } from "../auth/visitor-id";
import { passwordMatches } from "../session/password";
import { revoke } from "../session/session";
import { ACCOUNT_HEADER, header, SESSION_HEADER } from "../session/visitor";
import { closeStaffSession, openStaffSession } from "./staff-session";
import { stepOfCode } from "./totp";

const loginSchema = z.object({
  backoffice_user: z.string().trim().min(1).max(200),
  password: z.string().max(200).default(""),
  otp: z.string().trim().max(20).default(""),
});

type Member = typeof staffMember.$inferSelect;

// One refusal for all: it does not tell which of the three was right.
const wrong = () => fail("error.sso.wrong", "Utente, password o codice non corretti.");

/** Whether the code is the right one, and is used for the first time; true for who needs none. */
async function codeIsGood(db: Db, { username, otpSecret }: Member, code: string, now: Date) {
  if (otpSecret === null) return true;
  const step = stepOfCode(otpSecret, code.replace(/\s/g, ""), now);
  if (step === null) return false;
  const used = await db
    .update(staffMember)
    .set({ otpStep: step })
    .where(and(eq(staffMember.username, username), lt(staffMember.otpStep, step)))
    .returning({ username: staffMember.username });
  return used.length > 0;
}

/** Log-in and log-out of staff, apart from those of customers (spec 3 §4). */
export async function ssoRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.post("/ebsn/api/backoffice-access/sso-login", async (request, reply) => {
    const { backoffice_user: user, password, otp } = body(request, loginSchema);
    const now = clock.now();
    const username = user.toLowerCase();
    const forgive = await admit(db, { login: `staff:${username}`, visitor: visitorIdOf(request) }, now);
    const [member] = await db.select().from(staffMember).where(eq(staffMember.username, username));
    const isRight = await passwordMatches(password, member?.passwordHash ?? null);
    if (!isRight || !member || !(await codeIsGood(db, member, otp, now))) throw wrong();
    await forgive();
    const before = header(request, SESSION_HEADER);
    await revoke(db, now, { session: before, account: header(request, ACCOUNT_HEADER) });
    if (before) await closeStaffSession(db, before, now);
    reply.header(SESSION_HEADER, await openStaffSession(db, username, now));
    return ok<WireStaffLogin>({ ssoUser: { username, name: member.name, roles: member.roles } });
  });

  app.post("/ebsn/api/sso-auth/logout", async (request) => {
    await closeStaffSession(db, header(request, SESSION_HEADER), clock.now());
    return ok({});
  });
}
