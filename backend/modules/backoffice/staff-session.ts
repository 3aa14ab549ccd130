import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Db } from "../../db/client";
import { session, staffActing, staffMember, staffSession } from "../../db/schema";
import { hashToken, newToken } from "../session/token";

const IDLE_MS = 2 * 60 * 60 * 1000;
/** A shift: whoever works on logs in again. */
const LONGEST_MS = 12 * 60 * 60 * 1000;
const TOUCH_MS = 60 * 1000;
const FORGET_MS = 7 * 24 * 60 * 60 * 1000;

/** A living log-in of staff. */
export type Staff = { username: string; name: string; roles: string[]; staffHash: string };

/** Starts a log-in of staff and answers its token, which is stored only hashed. */
export async function openStaffSession(db: Db, username: string, now: Date): Promise<string> {
  await db.delete(staffSession).where(lt(staffSession.lastSeenAt, new Date(now.getTime() - FORGET_MS)));
  const token = newToken();
  await db
    .insert(staffSession)
    .values({ tokenHash: hashToken(token), username, createdAt: now, lastSeenAt: now });
  return token;
}

/** Who works under the hash of a token, with the roles they have now; null when it is over. */
export async function staffOfHash(db: Db, staffHash: string, now: Date): Promise<Staff | null> {
  const [row] = await db
    .select({ login: staffSession, member: staffMember })
    .from(staffSession)
    .innerJoin(staffMember, eq(staffMember.username, staffSession.username))
    .where(and(eq(staffSession.tokenHash, staffHash), isNull(staffSession.revokedAt)));
  if (!row) return null;
  const { login, member } = row;
  const idle = now.getTime() - login.lastSeenAt.getTime();
  if (idle > IDLE_MS || now.getTime() - login.createdAt.getTime() > LONGEST_MS) return null;
  if (idle > TOUCH_MS)
    await db.update(staffSession).set({ lastSeenAt: now }).where(eq(staffSession.tokenHash, staffHash));
  return { username: member.username, name: member.name, roles: member.roles, staffHash };
}

/** Ends the sessions in which staff acts for customers. */
export async function stopActing(db: Db, staffHash: string, now: Date): Promise<void> {
  const acting = db
    .select({ hash: staffActing.sessionHash })
    .from(staffActing)
    .where(eq(staffActing.staffHash, staffHash));
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(inArray(session.tokenHash, acting), isNull(session.revokedAt)));
}

/** Ends a log-in of staff and everything done under it; an unknown token is nobody's business. */
export async function closeStaffSession(db: Db, token: string, now: Date): Promise<void> {
  const staffHash = hashToken(token);
  await stopActing(db, staffHash, now);
  await db.update(staffSession).set({ revokedAt: now }).where(eq(staffSession.tokenHash, staffHash));
}

/** Marks a customer's session as one in which staff acts, the only one of this log-in. */
export async function actIn(db: Db, staff: Staff, sessionToken: string): Promise<void> {
  await db.insert(staffActing).values({ sessionHash: hashToken(sessionToken), staffHash: staff.staffHash });
}
