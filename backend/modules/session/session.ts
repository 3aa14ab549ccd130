import { and, eq, isNull, lt } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accountToken, customer, session, staffActing, type VisitorChoice } from "../../db/schema";
import { type Staff, staffOfHash } from "../backoffice/staff-session";
import { hashToken, newToken } from "./token";

export const SESSION_IDLE_MS = 2 * 60 * 60 * 1000;
export const ACCOUNT_MS = 60 * 24 * 60 * 60 * 1000;

// A write on every read would be dear: the last sight of a session is kept to the minute.
const TOUCH_MS = 60 * 1000;

export type Customer = typeof customer.$inferSelect;

/** Who calls: without session nobody known yet, without customer an anonymous visitor. */
export type Visitor = {
  sessionHash: string | null;
  customer: Customer | null;
  choice: VisitorChoice;
  /** Who works for the shop: for themselves, or with `customer` in that customer's place. */
  staff?: Staff;
};

export const ANONYMOUS: Visitor = { sessionHash: null, customer: null, choice: {} };

async function customerById(db: Db, customerId: number | null): Promise<Customer | null> {
  if (customerId === null) return null;
  const [row] = await db.select().from(customer).where(eq(customer.customerId, customerId));
  return row ?? null;
}

/** Staff who call with their own token are no customers. */
async function staffVisitor(db: Db, tokenHash: string, now: Date): Promise<Visitor | null> {
  const staff = await staffOfHash(db, tokenHash, now);
  return staff && { ...ANONYMOUS, staff };
}

/** Starts a session and answers its token, which is stored only hashed. */
export async function openSession(
  db: Db,
  now: Date,
  customerId: number | null,
  choice: VisitorChoice = {},
): Promise<string> {
  const token = newToken();
  await db
    .insert(session)
    .values({ tokenHash: hashToken(token), customerId, choice, createdAt: now, lastSeenAt: now });
  return token;
}

/** The visitor of a living session token, or null; being seen keeps the session alive. */
export async function visitorOfSession(db: Db, token: string, now: Date): Promise<Visitor | null> {
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({ row: session, staffHash: staffActing.staffHash })
    .from(session)
    .leftJoin(staffActing, eq(staffActing.sessionHash, session.tokenHash))
    .where(and(eq(session.tokenHash, tokenHash), isNull(session.revokedAt)));
  if (!found) return staffVisitor(db, tokenHash, now);
  const { row, staffHash } = found;
  if (now.getTime() - row.lastSeenAt.getTime() > SESSION_IDLE_MS) return null;
  const staff = staffHash === null ? null : await staffOfHash(db, staffHash, now);
  if (staffHash !== null && !staff) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > TOUCH_MS)
    await db.update(session).set({ lastSeenAt: now }).where(eq(session.tokenHash, tokenHash));
  return {
    sessionHash: tokenHash,
    customer: await customerById(db, row.customerId),
    choice: row.choice,
    ...(staff ? { staff } : {}),
  };
}

/** Issues an account token: 60 days when remembered, else as long as the session lives. */
export async function openAccount(
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
    expiresAt: new Date(now.getTime() + ACCOUNT_MS),
  });
  return token;
}

/** The customer of a living account token, or null. */
export async function customerOfAccount(db: Db, token: string, now: Date): Promise<Customer | null> {
  const [row] = await db
    .select()
    .from(accountToken)
    .where(and(eq(accountToken.tokenHash, hashToken(token)), isNull(accountToken.revokedAt)));
  if (!row || row.expiresAt <= now) return null;
  if (row.sessionHash !== null) {
    const [bound] = await db.select().from(session).where(eq(session.tokenHash, row.sessionHash));
    const idle = bound ? now.getTime() - bound.lastSeenAt.getTime() : Infinity;
    if (!bound || bound.revokedAt || idle > SESSION_IDLE_MS) return null;
  }
  return customerById(db, row.customerId);
}

/** Ends a session and an account token; unknown ones are nobody's business. */
export async function revoke(
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

const FORGET_MS = 7 * 24 * 60 * 60 * 1000;

/** Clears away what can open nothing any more. */
export async function forgetOld(db: Db, now: Date): Promise<void> {
  await db.delete(session).where(lt(session.lastSeenAt, new Date(now.getTime() - FORGET_MS)));
  await db.delete(accountToken).where(lt(accountToken.expiresAt, now));
}
