import { and, count, eq, gt, inArray, lt, min, or, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { loginAttempt } from "../../db/schema";
import { EbsnError } from "../../envelope";

const WINDOW_MS = 15 * 60 * 1000;
const PER_LOGIN = 5;
const PER_VISITOR = 20;

export type Attempt = { login: string; visitor: string };

/** What is counted, and how often it may happen in a quarter of an hour. */
export type Limit = [subject: string, most: number];

/** What too many of are refused: their code and their name ("tentativi di accesso"). */
type Kind = { code: string; what: string };

const LOGIN: Kind = { code: "error.login.too_many", what: "Troppi tentativi di accesso" };

const tooMany = ({ code, what }: Kind, minutes: number) =>
  new EbsnError(
    [{ code, message: `${what}. Riprova tra ${minutes} ${minutes === 1 ? "minuto" : "minuti"}.` }],
    429,
    429,
  );

/** Counts an attempt to log in before it is tried; the answered function forgets those of the login. */
export async function admit(db: Db, { login, visitor }: Attempt, now: Date): Promise<() => Promise<void>> {
  const limits: Limit[] = [
    [`login:${login}`, PER_LOGIN],
    [`visitor:${visitor}`, PER_VISITOR],
  ];
  const own = await admitAll(db, limits, now, LOGIN);
  return async () => {
    await db.delete(loginAttempt).where(or(eq(loginAttempt.subject, `login:${login}`), own));
  };
}

/** Counts an attempt before it is tried, so that many at once do not slip through; refuses with 429. */
export async function admitAll(db: Db, limits: Limit[], now: Date, kind: Kind): Promise<SQL> {
  const from = new Date(now.getTime() - WINDOW_MS);
  await db.delete(loginAttempt).where(lt(loginAttempt.at, from));
  const rows = await db
    .insert(loginAttempt)
    .values(limits.map(([subject]) => ({ subject, at: now })))
    .returning({ attemptId: loginAttempt.attemptId });
  const own = inArray(
    loginAttempt.attemptId,
    rows.map((row) => row.attemptId),
  );
  for (const [subject, most] of limits) {
    const [row] = await db
      .select({ attempts: count(), oldest: min(loginAttempt.at) })
      .from(loginAttempt)
      .where(and(eq(loginAttempt.subject, subject), gt(loginAttempt.at, from)));
    if (!row || row.attempts <= most) continue;
    await db.delete(loginAttempt).where(own);
    const wait = (row.oldest?.getTime() ?? now.getTime()) + WINDOW_MS - now.getTime();
    throw tooMany(kind, Math.max(1, Math.ceil(wait / 60_000)));
  }
  return own;
}
