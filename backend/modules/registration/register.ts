import { and, eq, isNull, lt, ne } from "drizzle-orm";
import { DAY_MS } from "../../../lib/rules/dates/duration";
import type { Context } from "../../context";
import { customer, registration, type RegistrationProfile } from "../../db/schema";
import { asLanguage } from "../../languages";
import { isMailAllowed } from "../mail/limit";
import { sendMail } from "../mail/outbox";
import { hashPassword } from "../session/password";
import { hashToken, newToken } from "../session/token";
import { mailPasswordChoice } from "./choose-password";
import { emails } from "./emails";
import { findPendingRegistrations, REGISTRATION_TTL_MS, type RegistrationRow } from "./pending-registration";

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

const replaced = (now: Date) => ({ expiresAt: now, passwordHash: "" });

/** Existing customers are told so in the e-mail only, never in the answer. */
export async function register(context: Context, request: RegisterRequest): Promise<void> {
  const { db, clock, config } = context;
  const { login, password, profile, sessionHash } = request;
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  const [existing] = await db.select().from(customer).where(eq(customer.login, login));
  const mayMail = await isMailAllowed(db, "register", login, now);
  if (existing) {
    if (mayMail) await sendMail(db, emails.alreadyCustomer(config, login), now);
    return;
  }
  const isOutdated = lt(registration.createdAt, new Date(now.getTime() - RETENTION_MS));
  await db.delete(registration).where(and(isOutdated, isNull(registration.confirmedAt)));
  if (sessionHash !== null)
    await db
      .update(registration)
      .set(replaced(now))
      .where(
        and(
          eq(registration.login, login),
          eq(registration.sessionHash, sessionHash),
          isNull(registration.confirmedAt),
          ne(registration.passwordHash, ""),
        ),
      );
  const others = await findPendingRegistrations(db, login);
  const code = newToken();
  await db.insert(registration).values({
    login,
    passwordHash,
    profile,
    sessionHash,
    codeHash: hashToken(code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + REGISTRATION_TTL_MS),
  });
  if (!mayMail) return;
  if (others.length > 0) return mailPasswordChoice(context, login, profile.language);
  await sendMail(db, emails.confirm(config, registrantOf(login, profile), code), now);
}

/** A single registration gets its confirmation again; of several the mailbox's owner chooses. */
export async function resendPending(context: Context, login: string): Promise<void> {
  const [pending, ...others] = await findPendingRegistrations(context.db, login);
  if (!pending) return;
  if (others.length > 0) await mailPasswordChoice(context, login, pending.profile.language);
  else await resendConfirmation(context, pending);
}

/** Sends a new code and invalidates the previous one, whose link still says so once the registration is confirmed. */
async function resendConfirmation({ db, clock, config }: Context, pending: RegistrationRow): Promise<void> {
  const now = clock.now();
  const code = newToken();
  const { login, profile, passwordHash, createdAt, sessionHash } = pending;
  await db.transaction(async (tx) => {
    await tx
      .update(registration)
      .set(replaced(now))
      .where(eq(registration.registrationId, pending.registrationId));
    const expiresAt = new Date(now.getTime() + REGISTRATION_TTL_MS);
    await tx
      .insert(registration)
      .values({ login, profile, passwordHash, sessionHash, createdAt, expiresAt, codeHash: hashToken(code) });
  });
  await sendMail(db, emails.confirm(config, registrantOf(login, profile), code), now);
}
