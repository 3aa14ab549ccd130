import { and, count, eq, gt, inArray, lt, min, or, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { loginAttempt } from "../../db/schema";
import { lockSubject } from "../../db/subject-lock";
import { EbsnError } from "../../envelope";

const WINDOW_MS = 15 * 60 * 1000;
const MAX_PER_LOGIN = 5;
const MAX_PER_VISITOR = 20;

export type Attempt = { login: string; visitor: string };

/** Maximum attempts per 15 minutes. */
export type Limit = [subject: string, max: number];

type LimitError = { code: string; what: string };

const LOGIN_LIMIT_ERROR: LimitError = { code: "error.login.too_many", what: "Troppi tentativi di accesso" };

const tooManyAttempts = ({ code, what }: LimitError, minutes: number) =>
  new EbsnError(
    [{ code, message: `${what}. Riprova tra ${minutes} ${minutes === 1 ? "minuto" : "minuti"}.` }],
    429,
    429,
  );

/** Counts a log-in attempt; the returned function clears those of the login. */
export async function throttleLogin(
  db: Db,
  { login, visitor }: Attempt,
  now: Date,
): Promise<() => Promise<void>> {
  const limits: Limit[] = [
    [`login:${login}`, MAX_PER_LOGIN],
    [`visitor:${visitor}`, MAX_PER_VISITOR],
  ];
  const ownAttempts = await throttle(db, limits, now, LOGIN_LIMIT_ERROR);
  return async () => {
    await db.delete(loginAttempt).where(or(eq(loginAttempt.subject, `login:${login}`), ownAttempts));
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
  await tx.delete(loginAttempt).where(lt(loginAttempt.at, windowStart));
  const rows = await tx
    .insert(loginAttempt)
    .values(limits.map(([subject]) => ({ subject, at: now })))
    .returning({ attemptId: loginAttempt.attemptId });
  return inArray(
    loginAttempt.attemptId,
    rows.map((row) => row.attemptId),
  );
}
