import { and, count, eq, gt, inArray, lt, min, not, or, sql, type SQL } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "../../../lib/rules/dates/duration";
import type { Db } from "../../db/client";
import { isKnownVisitor, KNOWN_PREFIX, loginAttempt } from "../../db/schema";
import { lockSubject } from "../../db/subject-lock";
import { EbsnError } from "../../envelope";

const WINDOW_MS = 15 * MINUTE_MS;
const KNOWN_MS = 90 * DAY_MS;
const MAX_PER_VISITOR_AND_LOGIN = 5;
const MAX_PER_LOGIN = 50;
const MAX_PER_VISITOR = 20;

export type Attempt = { login: string; visitor: string; isStaff?: boolean };

type LimitError = { code: string; message?: string; hint?: string };

/** Maximum attempts per 15 minutes, and the error of this limit where it is not that of the call. */
export type Limit = [subject: string, max: number, error?: LimitError];

const LOGIN_LIMIT_ERROR: LimitError = {
  code: "error.login.too_many",
  message: "Troppi tentativi di accesso",
};

/** Attempts by others must not lock the customer out: a password reset by e-mail works at once. */
const CROWD_LIMIT_ERROR: LimitError = {
  code: "error.login.many_wrong",
  message: "Qualcuno sta provando molte password per questo account",
  hint: ", o entra subito con una nuova: «Hai dimenticato la password?»",
};

const tooManyAttempts = ({ code, message = "Troppi tentativi", hint = "" }: LimitError, minutes: number) =>
  new EbsnError(
    [{ code, message: `${message}. Riprova tra ${minutes} ${minutes === 1 ? "minuto" : "minuti"}${hint}.` }],
    429,
    429,
  );

const attemptsOf = (login: string) => `login:${login}`;
const knownSubject = (login: string, visitor: string) => `${KNOWN_PREFIX}${login} ${visitor}`;

/** Visitors who logged in before are counted separately, so that others cannot lock the customer out. */
export async function throttleLogin(
  db: Db,
  { login, visitor, isStaff = false }: Attempt,
  now: Date,
): Promise<() => Promise<void>> {
  const loginSubject = attemptsOf(login);
  const loginVisitorSubject = `${loginSubject} ${visitor}`;
  const known = knownSubject(login, visitor);
  // Staff cannot choose a new password by e-mail.
  const otherVisitorsLimit: Limit = [
    loginSubject,
    MAX_PER_LOGIN,
    isStaff ? LOGIN_LIMIT_ERROR : CROWD_LIMIT_ERROR,
  ];
  const isKnown = (await db.$count(loginAttempt, eq(loginAttempt.subject, known))) > 0;
  const limits: Limit[] = [
    [loginVisitorSubject, MAX_PER_VISITOR_AND_LOGIN],
    ...(isKnown ? [] : [otherVisitorsLimit]),
    [`visitor:${visitor}`, MAX_PER_VISITOR],
  ];
  const ownAttempts = await throttle(db, limits, now, LOGIN_LIMIT_ERROR);
  return async () => {
    const cleared = [loginSubject, loginVisitorSubject, known];
    await db.transaction(async (tx) => {
      await tx.delete(loginAttempt).where(or(inArray(loginAttempt.subject, cleared), ownAttempts));
      await tx.insert(loginAttempt).values({ subject: known, at: now });
    });
  };
}

export async function trustVisitor(tx: Db, logins: string[], visitor: string, now: Date): Promise<void> {
  const ofLogins = logins.map(
    (login) => sql`starts_with(${loginAttempt.subject} || ' ', ${`${attemptsOf(login)} `})`,
  );
  await tx.delete(loginAttempt).where(or(...ofLogins));
  await tx
    .insert(loginAttempt)
    .values(logins.map((login) => ({ subject: knownSubject(login, visitor), at: now })));
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
  for (const [subject, max, ownError] of limits) {
    const [row] = await tx
      .select({ attempts: count(), oldest: min(loginAttempt.at) })
      .from(loginAttempt)
      .where(and(eq(loginAttempt.subject, subject), gt(loginAttempt.at, windowStart)));
    if (!row || row.attempts < max) continue;
    const waitMs = (row.oldest?.getTime() ?? now.getTime()) + WINDOW_MS - now.getTime();
    throw tooManyAttempts(ownError ?? limitError, Math.max(1, Math.ceil(waitMs / MINUTE_MS)));
  }
  const isKnown = isKnownVisitor(loginAttempt);
  const knownSince = new Date(now.getTime() - KNOWN_MS);
  await tx
    .delete(loginAttempt)
    .where(
      or(and(not(isKnown), lt(loginAttempt.at, windowStart)), and(isKnown, lt(loginAttempt.at, knownSince))),
    );
  const rows = await tx
    .insert(loginAttempt)
    .values(limits.map(([subject]) => ({ subject, at: now })))
    .returning({ attemptId: loginAttempt.attemptId });
  return inArray(
    loginAttempt.attemptId,
    rows.map((row) => row.attemptId),
  );
}
