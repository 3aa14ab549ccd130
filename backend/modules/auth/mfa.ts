import { randomInt } from "node:crypto";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { mfaFault, type MfaFault } from "../../../lib/rules/mfa";
import type { Context } from "../../context";
import { loginAttempt, mfaPin } from "../../db/schema";
import { fail } from "../../envelope";
import { sendMail } from "../mail/outbox";
import { hashPassword, passwordMatches } from "../session/password";
import type { Customer } from "../session/session";
import { letters } from "./mfa-letters";
import { admitAll } from "./throttle";

const GOOD_MS = 10 * 60 * 1000;
const REST_MS = 30 * 1000;
const MOST_TRIES = 5;
/** In a quarter of an hour. */
const MOST_SENT = 5;
const MOST_WRONG = 10;

const SENDING = { code: mfaFault("too_many"), what: "Troppi codici chiesti" };
const TRYING = { code: mfaFault("too_many"), what: "Troppi codici sbagliati" };

const SAID: Record<MfaFault, string> = {
  required: "Ti abbiamo mandato per e-mail un codice di sei cifre: scrivilo qui per accedere.",
  resent: "Ti abbiamo mandato un altro codice: vale solo l'ultimo.",
  wrong: "Il codice non è giusto: controlla le sei cifre e riprova.",
  expired: "Questo codice non vale più: chiedine un altro.",
  too_soon: "Ti abbiamo appena scritto: guarda la posta, o riprova tra mezzo minuto.",
  too_many: "Troppi codici. Riprova tra qualche minuto.",
};

const refused = (what: MfaFault) => fail(mfaFault(what), SAID[what]);

const sentTo = (customerId: number) => `mfa-mail:${customerId}`;
const triedBy = (customerId: number) => `mfa:${customerId}`;

async function send({ db, clock, config }: Context, { customerId, email }: Customer): Promise<void> {
  const now = clock.now();
  await admitAll(db, [[sentTo(customerId), MOST_SENT]], now, SENDING);
  const pin = String(randomInt(1_000_000)).padStart(6, "0");
  const fresh = {
    pinHash: await hashPassword(pin),
    tries: 0,
    sentAt: now,
    expiresAt: new Date(now.getTime() + GOOD_MS),
  };
  await db
    .insert(mfaPin)
    .values({ customerId, ...fresh })
    .onConflictDoUpdate({ target: mfaPin.customerId, set: fresh });
  await sendMail(db, letters.pin(config.STOREFRONT_URL, email, pin), now);
}

/** Writes a pin to whoever gave the right password, unless one has just gone out. */
async function ask(context: Context, owner: Customer, again: boolean): Promise<never> {
  const now = context.clock.now();
  const [held] = await context.db.select().from(mfaPin).where(eq(mfaPin.customerId, owner.customerId));
  const isFresh = held !== undefined && now.getTime() - held.sentAt.getTime() < REST_MS;
  if (isFresh && again) throw refused("too_soon");
  if (!isFresh || held.tries >= MOST_TRIES) await send(context, owner);
  throw refused(again ? "resent" : "required");
}

async function check({ db, clock }: Context, { customerId }: Customer, pin: string): Promise<void> {
  const now = clock.now();
  await admitAll(db, [[triedBy(customerId), MOST_WRONG]], now, TRYING);
  // Counted before it is looked at, so that many at once are no more tries than allowed.
  const [tried] = await db
    .update(mfaPin)
    .set({ tries: sql`${mfaPin.tries} + 1` })
    .where(and(eq(mfaPin.customerId, customerId), lt(mfaPin.tries, MOST_TRIES), gt(mfaPin.expiresAt, now)))
    .returning();
  if (!tried) throw refused("expired");
  if (!(await passwordMatches(pin, tried.pinHash)))
    throw refused(tried.tries < MOST_TRIES ? "wrong" : "expired");
  const [used] = await db
    .delete(mfaPin)
    .where(and(eq(mfaPin.customerId, customerId), eq(mfaPin.pinHash, tried.pinHash)))
    .returning();
  if (!used) throw refused("expired");
  await db
    .delete(loginAttempt)
    .where(inArray(loginAttempt.subject, [sentTo(customerId), triedBy(customerId)]));
}

/** The second step of a log-in whose password was right; returns only for the right pin. */
export async function secondFactor(
  context: Context,
  owner: Customer,
  { pin, again }: { pin: string; again: boolean },
): Promise<void> {
  if (again || !pin) return ask(context, owner, again);
  return check(context, owner, pin);
}
