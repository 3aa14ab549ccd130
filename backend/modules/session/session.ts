import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../lib/rules/dates/duration";
import type { Db } from "../../db/client";
import { accountToken, customer, session, staffImpersonation } from "../../db/schema";
import { type Staff, findStaffByHash } from "../backoffice/staff-session";
import { hashToken, newToken } from "./token";

const SESSION_IDLE_MS = 2 * HOUR_MS;
const ANONYMOUS_IDLE_MS = 30 * DAY_MS;
const ACCOUNT_TOKEN_MS = 60 * DAY_MS;

// Throttles the writes of `lastSeenAt`.
const TOUCH_INTERVAL_MS = MINUTE_MS;

export type Customer = typeof customer.$inferSelect;

export type Visitor = {
  sessionHash: string | null;
  customer: Customer | null;
  staff?: Staff;
};

export const ANONYMOUS: Visitor = { sessionHash: null, customer: null };

async function findCustomer(db: Db, customerId: number | null): Promise<Customer | null> {
  if (customerId === null) return null;
  const [row] = await db.select().from(customer).where(eq(customer.customerId, customerId));
  return row ?? null;
}

/** Staff may call with their own token, without a customer. */
async function findStaffVisitor(db: Db, tokenHash: string, now: Date): Promise<Visitor | null> {
  const staff = await findStaffByHash(db, tokenHash, now);
  return staff && { ...ANONYMOUS, staff };
}

export async function createSession(
  db: Db,
  now: Date,
  customerId: number | null,
  openedBy = "",
): Promise<string> {
  const token = newToken();
  await db.insert(session).values({
    tokenHash: hashToken(token),
    customerId,
    accountHash: openedBy ? hashToken(openedBy) : null,
    createdAt: now,
    lastSeenAt: now,
  });
  return token;
}

/** null unless the session is valid; reading it keeps it alive. */
export async function findSessionVisitor(db: Db, token: string, now: Date): Promise<Visitor | null> {
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({ row: session, staffHash: staffImpersonation.staffHash })
    .from(session)
    .leftJoin(staffImpersonation, eq(staffImpersonation.sessionHash, session.tokenHash))
    .leftJoin(accountToken, eq(accountToken.tokenHash, session.accountHash))
    .where(and(eq(session.tokenHash, tokenHash), isNull(session.revokedAt), isNull(accountToken.revokedAt)));
  if (!found) return findStaffVisitor(db, tokenHash, now);
  const { row, staffHash } = found;
  const idleMs = row.customerId === null ? ANONYMOUS_IDLE_MS : SESSION_IDLE_MS;
  if (now.getTime() - row.lastSeenAt.getTime() > idleMs) return null;
  const staff = staffHash === null ? null : await findStaffByHash(db, staffHash, now);
  if (staffHash !== null && !staff) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > TOUCH_INTERVAL_MS)
    await db.update(session).set({ lastSeenAt: now }).where(eq(session.tokenHash, tokenHash));
  return {
    sessionHash: tokenHash,
    customer: await findCustomer(db, row.customerId),
    ...(staff ? { staff } : {}),
  };
}

/** 60 days with "remember me", else bound to the session. */
export async function createAccountToken(
  db: Db,
  now: Date,
  customerId: number,
  sessionToken: string,
  remember: boolean,
): Promise<string> {
  const token = newToken();
  await db.insert(accountToken).values({
    tokenHash: hashToken(token),
    customerId,
    sessionHash: remember ? null : hashToken(sessionToken),
    createdAt: now,
    expiresAt: new Date(now.getTime() + ACCOUNT_TOKEN_MS),
  });
  return token;
}

export async function findAccountCustomer(db: Db, token: string, now: Date): Promise<Customer | null> {
  const [row] = await db
    .select()
    .from(accountToken)
    .where(and(eq(accountToken.tokenHash, hashToken(token)), isNull(accountToken.revokedAt)));
  if (!row || row.expiresAt <= now) return null;
  if (row.sessionHash !== null) {
    const [boundSession] = await db.select().from(session).where(eq(session.tokenHash, row.sessionHash));
    const idleMs = boundSession ? now.getTime() - boundSession.lastSeenAt.getTime() : Infinity;
    if (!boundSession || boundSession.revokedAt || idleMs > SESSION_IDLE_MS) return null;
  }
  return findCustomer(db, row.customerId);
}

const FRESH_LOGIN_MS = 10 * MINUTE_MS;

/** Account tokens are only issued at login, so a new one proves a recent authentication. */
export async function hasJustLoggedIn(
  db: Db,
  token: string,
  customerId: number,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(accountToken)
    .where(and(eq(accountToken.tokenHash, hashToken(token)), isNull(accountToken.revokedAt)));
  return row?.customerId === customerId && now.getTime() - row.createdAt.getTime() < FRESH_LOGIN_MS;
}

export async function revokeTokens(
  db: Db,
  now: Date,
  tokens: { session?: string; account?: string },
): Promise<void> {
  if (tokens.session)
    await db
      .update(session)
      .set({ revokedAt: now })
      .where(eq(session.tokenHash, hashToken(tokens.session)));
  if (tokens.account)
    await db
      .update(accountToken)
      .set({ revokedAt: now })
      .where(eq(accountToken.tokenHash, hashToken(tokens.account)));
}

const RETENTION_MS = 7 * DAY_MS;

const lastSeenBefore = (now: Date, ageMs: number) => lt(session.lastSeenAt, new Date(now.getTime() - ageMs));

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  const isEnded = or(isNotNull(session.customerId), isNotNull(session.revokedAt));
  await db.delete(session).where(and(lastSeenBefore(now, RETENTION_MS), isEnded));
  await db.delete(session).where(lastSeenBefore(now, ANONYMOUS_IDLE_MS));
  await db.delete(accountToken).where(lt(accountToken.expiresAt, now));
}
