import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "../../../lib/rules/dates/duration";
import type { Db } from "../../db/client";
import { accountChange, customer } from "../../db/schema";
import { hashToken, newToken } from "../session/token";

type Kind = (typeof accountChange.$inferSelect)["kind"];

const TOKEN_TTL_MS: Record<Kind, number> = { email: DAY_MS, anonymise: HOUR_MS };

/** Earlier ones of the same kind become invalid. */
export async function createChangeToken(
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
    expiresAt: new Date(now.getTime() + TOKEN_TTL_MS[kind]),
  });
  return token;
}

const validTokenCondition = (token: string, kind: Kind, now: Date) =>
  and(
    eq(accountChange.tokenHash, hashToken(token)),
    eq(accountChange.kind, kind),
    isNull(accountChange.usedAt),
    gt(accountChange.expiresAt, now),
  );

export async function findChange(db: Db, token: string, kind: Kind, now: Date) {
  const [row] = await db
    .select()
    .from(accountChange)
    .where(validTokenCondition(token, kind, now));
  return row ?? null;
}

/** null: the link was not used, or the customer's log-in has changed again since. */
export async function findConfirmedEmail(db: Db, token: string): Promise<string | null> {
  const [row] = await db
    .select({ login: customer.login })
    .from(accountChange)
    .innerJoin(
      customer,
      and(eq(customer.customerId, accountChange.customerId), eq(customer.login, accountChange.value)),
    )
    .where(
      and(
        eq(accountChange.tokenHash, hashToken(token)),
        eq(accountChange.kind, "email"),
        isNotNull(accountChange.usedAt),
      ),
    );
  return row?.login ?? null;
}

export async function consumeChangeToken(db: Db, token: string, kind: Kind, now: Date) {
  const [row] = await db
    .update(accountChange)
    .set({ usedAt: now })
    .where(validTokenCondition(token, kind, now))
    .returning();
  return row ?? null;
}
