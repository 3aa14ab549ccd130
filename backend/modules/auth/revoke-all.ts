import { and, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accountChange, accountToken, passwordReset, pushDevice, session } from "../../db/schema";

/** A device that is logged out gets no more of the customer's notifications; with the next log-in it registers again. */
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
  await db.delete(pushDevice).where(eq(pushDevice.customerId, customerId));
}

/** Those e-mailed before a new password or address, which whoever has the old one may have asked for. */
export async function revokeLinks(tx: Db, customerId: number, now: Date): Promise<void> {
  await tx
    .update(passwordReset)
    .set({ usedAt: now })
    .where(and(eq(passwordReset.customerId, customerId), isNull(passwordReset.usedAt)));
  await tx
    .delete(accountChange)
    .where(and(eq(accountChange.customerId, customerId), isNull(accountChange.usedAt)));
}
