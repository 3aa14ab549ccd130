import { eq, sql } from "drizzle-orm";
import { getRows } from "../modules/search/rows";
import type { Db } from "./client";
import { meta } from "./schema";
import type { SeedOptions } from "./seed/importer";

/** Bump when the seed changes: an existing database is never reseeded. */
const SEED_VERSION = "8";

const readVersion = async (db: Db): Promise<string | null> => {
  const [row] = await db.select().from(meta).where(eq(meta.key, "seed"));
  return row?.value ?? null;
};

/** Also answers before the first migration. */
export async function isSeeded(db: Db): Promise<boolean> {
  const result = await db.execute(sql`select to_regclass('public.meta') is not null as "exists"`);
  const [found] = getRows<{ exists: boolean }>(result);
  return Boolean(found?.exists) && (await readVersion(db)) !== null;
}

export async function seed(db: Db, options: SeedOptions): Promise<boolean> {
  const version = await readVersion(db);
  if (version === SEED_VERSION) return false;
  if (version !== null)
    throw new Error(
      `The database was seeded with version ${version}, expected ${SEED_VERSION}: remove the data folder or empty the database.`,
    );
  // Imported lazily: without the seed sources a start is a second shorter.
  const { importers } = await import("./seed/importers");
  await db.transaction(async (tx) => {
    for (const [name, run] of importers) {
      const start = Date.now();
      await run(tx as Db, options);
      options.progress(`  ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    }
    await tx.execute(sql`analyze`);
    await tx.insert(meta).values({ key: "seed", value: SEED_VERSION });
  });
  return true;
}
