import { and, eq, lt } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Db } from "../../db/client";
import { staffMember } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { parseBody } from "../../http/input";
import { throttleLogin } from "../auth/throttle";
import { getVisitorId } from "../auth/visitor-id";
import { verifyPassword } from "../session/password";
import { findStep } from "./totp";

const loginSchema = z.object({
  backoffice_user: z.string().trim().min(1).max(200),
  password: z.string().max(200).default(""),
  otp: z.string().trim().max(20).default(""),
});

type Member = typeof staffMember.$inferSelect;

// One error for all, so it does not reveal which of the three was wrong.
const wrongCredentials = () => ebsnError("error.sso.wrong", "Utente, password o codice non corretti.");

/** Each code is accepted once. */
async function consumeOtp(db: Db, { username, otpSecret }: Member, code: string, now: Date) {
  if (otpSecret === null) return true;
  const step = findStep(otpSecret, code.replace(/\s/g, ""), now);
  if (step === null) return false;
  const updatedRows = await db
    .update(staffMember)
    .set({ otpStep: step })
    .where(and(eq(staffMember.username, username), lt(staffMember.otpStep, step)))
    .returning({ username: staffMember.username });
  return updatedRows.length > 0;
}

export async function verifyStaff(db: Db, request: FastifyRequest, now: Date): Promise<Member> {
  const { backoffice_user: user, password, otp } = parseBody(request, loginSchema);
  const username = user.toLowerCase();
  const clearAttempts = await throttleLogin(
    db,
    { login: `staff:${username}`, visitor: getVisitorId(request), isStaff: true },
    now,
  );
  const [member] = await db.select().from(staffMember).where(eq(staffMember.username, username));
  const isPasswordCorrect = await verifyPassword(password, member?.passwordHash ?? null);
  if (!isPasswordCorrect || !member || !(await consumeOtp(db, member, otp, now))) throw wrongCredentials();
  await clearAttempts();
  return member;
}
