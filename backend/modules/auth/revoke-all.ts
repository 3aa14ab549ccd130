import { and, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accountToken, session } from "../../db/schema";

export async function revokeAll(
  db: Db,
  customerId: number,
  now: Date,
  exceptHashes: string[] = [],
): Promise<void> {
  for (const table of [session, accountToken])
    await db
      .update(table)
      .set({ revokedAt: now })
      .where(
        and(
          eq(table.customerId, customerId),
          isNull(table.revokedAt),
          ...exceptHashes.map((hash) => ne(table.tokenHash, hash)),
        ),
      );
}
