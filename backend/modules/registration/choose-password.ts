import { and, eq, gt, isNull } from "drizzle-orm";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { registration } from "../../db/schema";
import { asLanguage } from "../../languages";
import { sendMail } from "../mail/outbox";
import { hashPassword } from "../session/password";
import { hashToken, newToken } from "../session/token";
import { createAccount, EMPTY_PROFILE, markConfirmed } from "./create-account";
import { emails } from "./emails";
import { findByPassword, findPendingRegistrations, REGISTRATION_TTL_MS } from "./pending-registration";

/** The token is a registration without data and password: it proves the mailbox and nothing else. */
export async function mailPasswordChoice(
  { db, clock, config }: Context,
  login: string,
  language?: string,
): Promise<void> {
  const now = clock.now();
  const token = newToken();
  await db.insert(registration).values({
    login,
    passwordHash: "",
    profile: { ...EMPTY_PROFILE, language },
    codeHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + REGISTRATION_TTL_MS),
  });
  await sendMail(db, emails.choosePassword(config, { login, language: asLanguage(language) }, token), now);
}

type Choice = { login: string; token: string };

const validChoice = ({ login, token }: Choice, now: Date) =>
  and(
    eq(registration.codeHash, hashToken(token)),
    eq(registration.login, login),
    eq(registration.passwordHash, ""),
    isNull(registration.confirmedAt),
    gt(registration.expiresAt, now),
  );

export async function isPasswordChoice(db: Db, choice: Choice, now: Date): Promise<boolean> {
  return (await db.$count(registration, validChoice(choice, now))) > 0;
}

/**
 * Whose registration has this password gets its data; with another password the account has nobody's,
 * because strangers can register any address. False for a token that is no longer valid.
 */
export async function openChosenAccount(
  { db, clock, config }: Context,
  { password, ...choice }: Choice & { password: string },
): Promise<boolean> {
  const now = clock.now();
  const { login } = choice;
  const own = await findByPassword(await findPendingRegistrations(db, login), password);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [chosen] = await tx.select().from(registration).where(validChoice(choice, now)).for("update");
    if (!chosen) return false;
    const isNew = await createAccount({ tx, config }, { ...(own ?? chosen), passwordHash }, now);
    await markConfirmed(tx, login, now);
    return isNew;
  });
}
