import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accountChange } from "../../db/schema";
import { hashToken, newToken } from "../session/token";

type Kind = (typeof accountChange.$inferSelect)["kind"];

const GOOD_MS: Record<Kind, number> = { email: 24 * 60 * 60 * 1000, anonymise: 60 * 60 * 1000 };

/** A token for a change of the account; those asked for before are good no more. */
export async function askChange(
  db: Db,
  customerId: number,
  kind: Kind,
  value: string,
  now: Date,
): Promise<string> {
  await db
    .delete(accountChange)
    .where(and(eq(accountChange.customerId, customerId), eq(accountChange.kind, kind)));
  const token = newToken();
  await db.insert(accountChange).values({
    tokenHash: hashToken(token),
    customerId,
    kind,
    value,
    createdAt: now,
    expiresAt: new Date(now.getTime() + GOOD_MS[kind]),
  });
  return token;
}

const living = (token: string, kind: Kind, now: Date) =>
  and(
    eq(accountChange.tokenHash, hashToken(token)),
    eq(accountChange.kind, kind),
    isNull(accountChange.usedAt),
    gt(accountChange.expiresAt, now),
  );

export async function changeOf(db: Db, token: string, kind: Kind, now: Date) {
  const [row] = await db
    .select()
    .from(accountChange)
    .where(living(token, kind, now));
  return row ?? null;
}

/** Uses a token up and answers its change; null when it is good no more. */
export async function takeChange(db: Db, token: string, kind: Kind, now: Date) {
  const [row] = await db
    .update(accountChange)
    .set({ usedAt: now })
    .where(living(token, kind, now))
    .returning();
  return row ?? null;
}
