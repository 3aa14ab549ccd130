import { randomInt } from "node:crypto";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { MINUTE_MS } from "../../../lib/rules/dates/duration";
import { mfaErrorCode, type MfaError } from "../../../lib/rules/account/mfa";
import type { Context } from "../../context";
import { customer, loginAttempt, mfaPin } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { sendMail } from "../mail/outbox";
import { hashPassword, verifyPassword } from "../session/password";
import type { Customer } from "../session/session";
import { hasLoginName } from "./login-name";
import { emails } from "./mfa-emails";
import { throttle } from "./throttle";

const PIN_TTL_MS = 10 * MINUTE_MS;
const RESEND_DELAY_MS = 30 * 1000;
const MAX_TRIES = 5;
/** Per 15 minutes. */
const MAX_PINS_SENT = 5;
const MAX_ATTEMPTS = 10;

const SEND_LIMIT_ERROR = { code: mfaErrorCode("too_many"), message: "Troppi codici chiesti" };
const ATTEMPT_LIMIT_ERROR = { code: mfaErrorCode("too_many"), message: "Troppi codici sbagliati" };

const MESSAGES: Record<MfaError, string> = {
  required: "Ti abbiamo mandato per e-mail un codice di sei cifre: scrivilo qui per accedere.",
  resent: "Ti abbiamo mandato un altro codice: vale solo l'ultimo.",
  wrong: "Il codice non è giusto: riprova con le sei cifre della nostra ultima e-mail.",
  expired: "Questo codice non vale più: chiedine un altro.",
  too_soon: "Ti abbiamo appena scritto: guarda la posta, o riprova tra mezzo minuto.",
  too_many: "Troppi codici. Riprova tra qualche minuto.",
};

const mfaError = (reason: MfaError) => ebsnError(mfaErrorCode(reason), MESSAGES[reason]);

const sendSubject = (customerId: number) => `mfa-mail:${customerId}`;
const attemptSubject = (customerId: number) => `mfa:${customerId}`;

async function sendPin({ db, clock, config }: Context, { customerId, email }: Customer): Promise<void> {
  const now = clock.now();
  await throttle(db, [[sendSubject(customerId), MAX_PINS_SENT]], now, SEND_LIMIT_ERROR);
  const pin = String(randomInt(1_000_000)).padStart(6, "0");
  const newPin = {
    pinHash: await hashPassword(pin),
    tries: 0,
    sentAt: now,
    expiresAt: new Date(now.getTime() + PIN_TTL_MS),
  };
  await db
    .insert(mfaPin)
    .values({ customerId, ...newPin })
    .onConflictDoUpdate({ target: mfaPin.customerId, set: newPin });
  await sendMail(db, emails.pin(config, email, pin), now);
}

/** Sends a PIN unless one was sent moments ago; always throws. */
async function requirePin(context: Context, account: Customer, isResend: boolean): Promise<never> {
  const now = context.clock.now();
  const [currentPin] = await context.db
    .select()
    .from(mfaPin)
    .where(eq(mfaPin.customerId, account.customerId));
  const isFresh = currentPin !== undefined && now.getTime() - currentPin.sentAt.getTime() < RESEND_DELAY_MS;
  if (isFresh && isResend) throw mfaError("too_soon");
  if (!isFresh || currentPin.tries >= MAX_TRIES) await sendPin(context, account);
  throw mfaError(isResend ? "resent" : "required");
}

const isLive = (now: Date) => and(lt(mfaPin.tries, MAX_TRIES), gt(mfaPin.expiresAt, now));

async function checkPin({ db, clock }: Context, { customerId }: Customer, pin: string): Promise<void> {
  const now = clock.now();
  await throttle(db, [[attemptSubject(customerId), MAX_ATTEMPTS]], now, ATTEMPT_LIMIT_ERROR);
  // Counted before checking, so parallel guesses cannot exceed the limit.
  const [attempted] = await db
    .update(mfaPin)
    .set({ tries: sql`${mfaPin.tries} + 1` })
    .where(and(eq(mfaPin.customerId, customerId), isLive(now)))
    .returning();
  if (!attempted) throw mfaError("expired");
  if (!(await verifyPassword(pin, attempted.pinHash)))
    throw mfaError(attempted.tries < MAX_TRIES ? "wrong" : "expired");
  const [consumed] = await db
    .delete(mfaPin)
    .where(and(eq(mfaPin.customerId, customerId), eq(mfaPin.pinHash, attempted.pinHash)))
    .returning();
  if (!consumed) throw mfaError("expired");
  await db
    .delete(loginAttempt)
    .where(inArray(loginAttempt.subject, [sendSubject(customerId), attemptSubject(customerId)]));
}

/** Whether a pin was sent to this account and can still be entered. */
export async function hasLivePin({ db, clock }: Context, loginName: string): Promise<boolean> {
  const [livePin] = await db
    .select({ customerId: mfaPin.customerId })
    .from(mfaPin)
    .innerJoin(customer, eq(customer.customerId, mfaPin.customerId))
    .where(and(hasLoginName(loginName), isLive(clock.now())));
  return livePin !== undefined;
}

export async function requireSecondFactor(
  context: Context,
  account: Customer,
  { pin, isResend }: { pin: string; isResend: boolean },
): Promise<void> {
  if (isResend || !pin) return requirePin(context, account, isResend);
  return checkPin(context, account, pin);
}
