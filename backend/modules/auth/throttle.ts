import { and, count, eq, gt, inArray, like, lt, min, not, or, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { loginAttempt } from "../../db/schema";
import { lockSubject } from "../../db/subject-lock";
import { EbsnError } from "../../envelope";

const WINDOW_MS = 15 * 60 * 1000;
const KNOWN_MS = 90 * 24 * 60 * 60 * 1000;
const MAX_PER_VISITOR_AND_LOGIN = 5;
const MAX_PER_LOGIN = 50;
const MAX_PER_VISITOR = 20;

/** Key prefix of visitors who logged in before. */
const KNOWN_PREFIX = "known:";

export type Attempt = { login: string; visitor: string; maxPerLogin?: number };

/** Maximum attempts per 15 minutes. */
export type Limit = [subject: string, max: number];

type LimitError = { code: string; what: string };

export const MAX_PER_STAFF_LOGIN = 5;

const LOGIN_LIMIT_ERROR: LimitError = { code: "error.login.too_many", what: "Troppi tentativi di accesso" };

const tooManyAttempts = ({ code, what }: LimitError, minutes: number) =>
  new EbsnError(
    [{ code, message: `${what}. Riprova tra ${minutes} ${minutes === 1 ? "minuto" : "minuti"}.` }],
    429,
    429,
  );

/**
 * Counts a login attempt; the returned function clears the attempts after a success. Visitors who logged in before are
 * counted separately, so that others cannot lock the customer out.
 */
export async function throttleLogin(
  db: Db,
  { login, visitor, maxPerLogin = MAX_PER_LOGIN }: Attempt,
  now: Date,
): Promise<() => Promise<void>> {
  const ofLogin = `login:${login}`;
  const ofBoth = `login:${login} ${visitor}`;
  const known = `${KNOWN_PREFIX}${login} ${visitor}`;
  const isKnown = (await db.$count(loginAttempt, eq(loginAttempt.subject, known))) > 0;
  const limits: Limit[] = [
    [ofBoth, MAX_PER_VISITOR_AND_LOGIN],
    ...(isKnown ? [] : [[ofLogin, maxPerLogin] satisfies Limit]),
    [`visitor:${visitor}`, MAX_PER_VISITOR],
  ];
  const ownAttempts = await throttle(db, limits, now, LOGIN_LIMIT_ERROR);
  return async () => {
    const cleared = [ofLogin, ofBoth, known];
    await db.transaction(async (tx) => {
      await tx.delete(loginAttempt).where(or(inArray(loginAttempt.subject, cleared), ownAttempts));
      await tx.insert(loginAttempt).values({ subject: known, at: now });
    });
  };
}

/** Counts before the attempt, so parallel attempts cannot slip through; throws 429. */
export function throttle(db: Db, limits: Limit[], now: Date, limitError: LimitError): Promise<SQL> {
  return db.transaction(async (tx) => {
    for (const [subject] of limits) await lockSubject(tx, subject);
    return countAttempt(tx, limits, now, limitError);
  });
}

async function countAttempt(tx: Db, limits: Limit[], now: Date, limitError: LimitError): Promise<SQL> {
  const windowStart = new Date(now.getTime() - WINDOW_MS);
  for (const [subject, max] of limits) {
    const [row] = await tx
      .select({ attempts: count(), oldest: min(loginAttempt.at) })
      .from(loginAttempt)
      .where(and(eq(loginAttempt.subject, subject), gt(loginAttempt.at, windowStart)));
    if (!row || row.attempts < max) continue;
    const waitMs = (row.oldest?.getTime() ?? now.getTime()) + WINDOW_MS - now.getTime();
    throw tooManyAttempts(limitError, Math.max(1, Math.ceil(waitMs / 60_000)));
  }
  const isKnown = like(loginAttempt.subject, `${KNOWN_PREFIX}%`);
  const knownSince = new Date(now.getTime() - KNOWN_MS);
  await tx
    .delete(loginAttempt)
    .where(and(lt(loginAttempt.at, windowStart), or(not(isKnown), lt(loginAttempt.at, knownSince))));
  const rows = await tx
    .insert(loginAttempt)
    .values(limits.map(([subject]) => ({ subject, at: now })))
    .returning({ attemptId: loginAttempt.attemptId });
  return inArray(
    loginAttempt.attemptId,
    rows.map((row) => row.attemptId),
  );
}
