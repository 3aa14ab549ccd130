import { and, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accountToken, session } from "../../db/schema";

/** Ends every session and remembered log-in of a customer; `kept`: the hashes of the one that goes on. */
export async function revokeAll(db: Db, customerId: number, now: Date, kept: string[] = []): Promise<void> {
  for (const table of [session, accountToken])
    await db
      .update(table)
      .set({ revokedAt: now })
      .where(
        and(
          eq(table.customerId, customerId),
          isNull(table.revokedAt),
          ...kept.map((hash) => ne(table.tokenHash, hash)),
        ),
      );
}
