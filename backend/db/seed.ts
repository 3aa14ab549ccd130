import { eq, sql } from "drizzle-orm";
import { getRows } from "./get-rows";
import type { Db } from "./client";
import { SYNONYMS_REVISION } from "../modules/search/synonyms";
import { meta } from "./schema";
import type { SeedOptions } from "./seed/importer";
import { withoutTimeouts } from "./timeouts";

/** Bump when articles, pages, menus or forms are added: a shop in use gets the new ones. */
const CONTENT_VERSION = "8";

/** Bump when an edition of synonyms is added: a shop in use gets its words. */
const SYNONYM_EDITION = "4";
const FIRST_EDITION = "1";

const SHOP = "seed";
const CONTENT = "content";
const SYNONYMS = "synonym-edition";

async function readMeta(db: Db, key: string): Promise<string | null> {
  const [row] = await db.select().from(meta).where(eq(meta.key, key));
  return row?.value ?? null;
}

const writeMeta = (db: Db, key: string, value: string) =>
  db.insert(meta).values({ key, value }).onConflictDoUpdate({ target: meta.key, set: { value } });

/** Also answers before the first migration. */
export async function isSeeded(db: Db): Promise<boolean> {
  const result = await db.execute(sql`select to_regclass('public.meta') is not null as "exists"`);
  const [found] = getRows<{ exists: boolean }>(result);
  return Boolean(found?.exists) && (await readMeta(db, SHOP)) !== null;
}

/** A seeded database keeps its products, customers and orders across versions. */
export async function seed(db: Db, options: SeedOptions): Promise<boolean> {
  if ((await readMeta(db, SHOP)) !== null) {
    await addContent(db, options);
    await addSynonyms(db);
    await addFoodClasses(db);
    return false;
  }
  // Imported lazily: without the seed sources a start is a second shorter.
  const { importers } = await import("./seed/importers");
  await db.transaction(async (tx) => {
    await withoutTimeouts(tx);
    for (const [name, run] of importers) {
      const start = Date.now();
      await run(tx, options);
      options.progress(`  ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    }
    await tx.execute(sql`analyze`);
    await writeMeta(tx, SHOP, CONTENT_VERSION);
    await writeMeta(tx, CONTENT, CONTENT_VERSION);
    await writeMeta(tx, SYNONYMS, SYNONYM_EDITION);
  });
  return true;
}

/** All of them for databases from before they could be edited, later editions for others. */
async function addSynonyms(db: Db): Promise<void> {
  const isEdited = (await readMeta(db, SYNONYMS_REVISION)) !== null;
  const known = isEdited ? ((await readMeta(db, SYNONYMS)) ?? FIRST_EDITION) : null;
  if (known === SYNONYM_EDITION) return;
  const { addEditions, importSynonyms } = await import("./seed/import-synonyms");
  await db.transaction(async (tx) => {
    await (known === null ? importSynonyms(tx) : addEditions(tx, Number(known)));
    await writeMeta(tx, SYNONYMS, SYNONYM_EDITION);
  });
}

/** For databases from before the diet and allergen filters. */
async function addFoodClasses(db: Db): Promise<void> {
  const { readFoodLabels } = await import("./seed/food-classes");
  await readFoodLabels(db);
}

async function addContent(db: Db, options: SeedOptions): Promise<void> {
  if ((await readMeta(db, CONTENT)) === CONTENT_VERSION) return;
  const { importContent } = await import("./seed/import-content");
  await db.transaction(async (tx) => {
    await importContent(tx, options);
    await writeMeta(tx, CONTENT, CONTENT_VERSION);
  });
  options.progress("New pages of the content system were added; what was there is unchanged.");
}
