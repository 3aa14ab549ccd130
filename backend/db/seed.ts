import { eq, sql } from "drizzle-orm";
import type { Clock } from "../clock";
import type { Db } from "./client";
import { meta } from "./schema";

export type SeedOptions = {
  clock: Clock;
  /** How many products to grow the catalogue to; 0: as written. */
  scale: number;
  progress(line: string): void;
};

export type Importer = (db: Db, options: SeedOptions) => Promise<void>;

/** Raised when the seed changes: what lies in a database is not seeded over. */
const SEED_VERSION = "6";

/** Fills an empty database, all or nothing; answers whether it had to. */
export async function seed(db: Db, options: SeedOptions): Promise<boolean> {
  const [row] = await db.select().from(meta).where(eq(meta.key, "seed"));
  if (row?.value === SEED_VERSION) return false;
  if (row)
    throw new Error(
      `The data were seeded by another version of the shop (${row.value}, this is ${SEED_VERSION}): remove the data folder, or empty the database.`,
    );
  // Only an empty database needs the seed's sources: without them a start is a second shorter.
  const { importers } = await import("./seed/importers");
  await db.transaction(async (tx) => {
    for (const [what, run] of importers) {
      const start = Date.now();
      await run(tx as Db, options);
      options.progress(`  ${what} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    }
    await tx.execute(sql`analyze`);
    await tx.insert(meta).values({ key: "seed", value: SEED_VERSION });
  });
  return true;
}
