import { and, eq, isNull, lt } from "drizzle-orm";
import { DAY_MS } from "../../../lib/rules/duration";
import type { Context } from "../../context";
import { customer, registration, type RegistrationProfile } from "../../db/schema";
import { asLanguage } from "../../languages";
import { sendMail } from "../mail/outbox";
import { hashPassword } from "../session/password";
import { hashToken, newToken } from "../session/token";
import { emails } from "./emails";
import type { RegistrationRow } from "./pending-registration";

const VALIDITY_MS = 2 * DAY_MS;
const RETENTION_MS = 30 * DAY_MS;

type RegisterRequest = {
  login: string;
  password: string;
  profile: RegistrationProfile;
  /** Session of the visitor, whose cart is adopted on confirmation. */
  sessionHash: string | null;
};

const registrantOf = (login: string, { firstName, language }: RegistrationProfile) => ({
  login,
  firstName,
  language: asLanguage(language),
});

/** Existing customers are told so in the e-mail only, never in the answer. */
export async function register({ db, clock, config }: Context, request: RegisterRequest): Promise<void> {
  const { login, password, profile, sessionHash } = request;
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  const [existing] = await db.select().from(customer).where(eq(customer.login, login));
  if (existing) return sendMail(db, emails.alreadyCustomer(config, login), now);
  const isOutdated = lt(registration.createdAt, new Date(now.getTime() - RETENTION_MS));
  await db.delete(registration).where(and(isOutdated, isNull(registration.confirmedAt)));
  const code = newToken();
  await db.insert(registration).values({
    login,
    passwordHash,
    profile,
    sessionHash,
    codeHash: hashToken(code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + VALIDITY_MS),
  });
  await sendMail(db, emails.confirm(config, registrantOf(login, profile), code), now);
}

/** Sends a new code and invalidates the previous one, whose link still says so once the registration is confirmed. */
export async function resendConfirmation(
  { db, clock, config }: Context,
  pending: RegistrationRow,
): Promise<void> {
  const now = clock.now();
  const code = newToken();
  const { login, profile, passwordHash, createdAt, sessionHash } = pending;
  await db.transaction(async (tx) => {
    await tx
      .update(registration)
      .set({ expiresAt: now, passwordHash: "" })
      .where(eq(registration.registrationId, pending.registrationId));
    const expiresAt = new Date(now.getTime() + VALIDITY_MS);
    await tx
      .insert(registration)
      .values({ login, profile, passwordHash, sessionHash, createdAt, expiresAt, codeHash: hashToken(code) });
  });
  await sendMail(db, emails.confirm(config, registrantOf(login, profile), code), now);
}
