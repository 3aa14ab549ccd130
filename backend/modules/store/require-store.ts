import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { warehouse } from "../../db/schema";
import { ebsnError } from "../../envelope";

export const storeNotFound = () => ebsnError("error.store.unknown", "Questo negozio non esiste più.");

export async function requireStore(db: Db, storeId: number): Promise<void> {
  if ((await db.$count(warehouse, eq(warehouse.storeId, storeId))) === 0) throw storeNotFound();
}
