import { and, count, eq, gt, inArray, lt, min, or } from "drizzle-orm";
import type { Db } from "../../db/client";
import { loginAttempt } from "../../db/schema";
import { EbsnError } from "../../envelope";

const WINDOW_MS = 15 * 60 * 1000;
const PER_LOGIN = 5;
const PER_VISITOR = 20;

export type Attempt = { login: string; visitor: string };

const tooMany = (minutes: number) =>
  new EbsnError(
    [
      {
        code: "error.login.too_many",
        message: `Troppi tentativi di accesso. Riprova tra ${minutes} ${minutes === 1 ? "minuto" : "minuti"}.`,
      },
    ],
    429,
    429,
  );

/** Counts an attempt before it is tried, so that many at once do not slip through; refuses with 429. */
export async function admit(db: Db, { login, visitor }: Attempt, now: Date): Promise<() => Promise<void>> {
  const from = new Date(now.getTime() - WINDOW_MS);
  const limits: [subject: string, most: number][] = [
    [`login:${login}`, PER_LOGIN],
    [`visitor:${visitor}`, PER_VISITOR],
  ];
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
    throw tooMany(Math.max(1, Math.ceil(wait / 60_000)));
  }
  return async () => {
    await db.delete(loginAttempt).where(or(eq(loginAttempt.subject, `login:${login}`), own));
  };
}
