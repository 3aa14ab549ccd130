import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../lib/rules/dates/duration";
import type { Db } from "../../db/client";
import { session, staffImpersonation, staffMember, staffSession } from "../../db/schema";
import { hashToken, newToken } from "../session/token";

const MAX_IDLE_MS = 2 * HOUR_MS;
const MAX_SESSION_MS = 12 * HOUR_MS;
const TOUCH_INTERVAL_MS = MINUTE_MS;
const RETENTION_MS = 7 * DAY_MS;

export type Staff = { username: string; name: string; roles: string[]; staffHash: string };

export type SamlLogin = { samlNameId: string; samlSessionIndex: string | null };

export async function openStaffSession(
  db: Db,
  username: string,
  now: Date,
  samlLogin?: SamlLogin,
): Promise<string> {
  await db.delete(staffSession).where(lt(staffSession.lastSeenAt, new Date(now.getTime() - RETENTION_MS)));
  const token = newToken();
  await db
    .insert(staffSession)
    .values({ tokenHash: hashToken(token), username, createdAt: now, lastSeenAt: now, ...samlLogin });
  return token;
}

export async function findStaffByHash(db: Db, staffHash: string, now: Date): Promise<Staff | null> {
  const [row] = await db
    .select({ login: staffSession, member: staffMember })
    .from(staffSession)
    .innerJoin(staffMember, eq(staffMember.username, staffSession.username))
    .where(and(eq(staffSession.tokenHash, staffHash), isNull(staffSession.revokedAt)));
  if (!row) return null;
  const { login, member } = row;
  const idleMs = now.getTime() - login.lastSeenAt.getTime();
  if (idleMs > MAX_IDLE_MS || now.getTime() - login.createdAt.getTime() > MAX_SESSION_MS) return null;
  if (idleMs > TOUCH_INTERVAL_MS)
    await db.update(staffSession).set({ lastSeenAt: now }).where(eq(staffSession.tokenHash, staffHash));
  return { username: member.username, name: member.name, roles: member.roles, staffHash };
}

export async function stopImpersonating(db: Db, staffHash: string, now: Date): Promise<void> {
  const impersonatedSessions = db
    .select({ hash: staffImpersonation.sessionHash })
    .from(staffImpersonation)
    .where(eq(staffImpersonation.staffHash, staffHash));
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(inArray(session.tokenHash, impersonatedSessions), isNull(session.revokedAt)));
}

/** Returns the user if logged in by an identity provider. */
export async function closeStaffSession(db: Db, token: string, now: Date): Promise<SamlLogin | null> {
  const staffHash = hashToken(token);
  await stopImpersonating(db, staffHash, now);
  const [closed] = await db
    .update(staffSession)
    .set({ revokedAt: now })
    .where(and(eq(staffSession.tokenHash, staffHash), isNull(staffSession.revokedAt)))
    .returning();
  const { samlNameId, samlSessionIndex } = closed ?? { samlNameId: null, samlSessionIndex: null };
  return samlNameId === null ? null : { samlNameId, samlSessionIndex };
}

export async function impersonate(db: Db, staff: Staff, sessionToken: string): Promise<void> {
  await db
    .insert(staffImpersonation)
    .values({ sessionHash: hashToken(sessionToken), staffHash: staff.staffHash });
}
