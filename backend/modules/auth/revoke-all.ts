import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accountToken, session } from "../../db/schema";

/** Ends every session and remembered log-in of a customer. */
export async function revokeAll(db: Db, customerId: number, now: Date): Promise<void> {
  for (const table of [session, accountToken])
    await db
      .update(table)
      .set({ revokedAt: now })
      .where(and(eq(table.customerId, customerId), isNull(table.revokedAt)));
}
