import { eq, sql } from "drizzle-orm";
import type { Clock } from "../clock";
import type { Db } from "./client";
import { meta } from "./schema";
import { importCatalogue } from "./seed/import-catalogue";
import { importDelivery } from "./seed/import-delivery";
import { importPeople } from "./seed/import-people";

export type SeedOptions = {
  clock: Clock;
  /** How many products to grow the catalogue to; 0: as written. */
  scale: number;
  progress(line: string): void;
};

type Importer = (db: Db, options: SeedOptions) => Promise<void>;

/** In the order of their references, one line each. */
const importers: [what: string, run: Importer][] = [
  ["catalogue", importCatalogue],
  ["delivery", importDelivery],
  ["people", importPeople],
];

const SEED_VERSION = "1";

/** Fills an empty database, all or nothing; answers whether it had to. */
export async function seed(db: Db, options: SeedOptions): Promise<boolean> {
  const [row] = await db.select().from(meta).where(eq(meta.key, "seed"));
  if (row) return false;
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
