import { sql } from "drizzle-orm";
import { payCents, unitCents } from "../../modules/catalogue/price";
import { documentVector, namesOneKind } from "../../modules/search/document";
import { Vocabulary } from "../../modules/search/vocabulary";
import { fold } from "../../modules/search/words";
import { categories, productClasses, products, vendors } from "../../seed/catalogue";
import type { SeedProduct } from "../../seed/types";
import type { Db } from "../client";
import {
  category,
  movedSlug,
  product,
  productClass,
  productIndex,
  searchTerm,
  searchWord,
  vendor,
} from "../schema";
import type { SeedOptions } from "../seed";
import { batches } from "./batch";
import { movedSlugs } from "./moved-slugs";
import { categoryPaths, placeCategories, type PlacedCategory } from "./category-tree";

const BATCH = 500;
const FEATURES = 10000;

/** Fills the tables of the catalogue and of its search. */
export async function importCatalogue(db: Db, { scale, progress, clock }: SeedOptions): Promise<void> {
  const placed = placeCategories(categories);
  await db.insert(category).values(
    placed.map((row) => ({
      ...row,
      document: sql`${documentVector({ name: row.name, vendor: "", kinds: "", rest: "" })}`,
    })),
  );
  await db.insert(vendor).values(vendors);
  await db
    .insert(productClass)
    .values(productClasses.map(({ max, ...row }) => ({ ...row, maxValue: max?.value, maxUnit: max?.unit })));
  await db.insert(movedSlug).values(movedSlugs);
  const updatedAt = clock.now();
  const vocabulary = new Vocabulary();
  let count = 0;
  for (const batch of batches(await goods(scale), BATCH)) {
    await db.insert(product).values(batch.map((row) => ({ ...row, updatedAt })));
    await importIndex(db, batch, placed, vocabulary);
    count += batch.length;
    if (scale > 0 && count % 5_000 === 0) progress(`  ${count} products`);
  }
  await importVocabulary(db, vocabulary);
}

async function goods(scale: number): Promise<Iterable<SeedProduct>> {
  if (scale <= products.length) return products;
  const { scaledProducts } = await import("../../seed/scale");
  return scaledProducts(scale);
}

async function importIndex(
  db: Db,
  batch: SeedProduct[],
  placed: PlacedCategory[],
  vocabulary: Vocabulary,
): Promise<void> {
  const paths = categoryPaths(placed);
  const positions = new Map(placed.map(({ categoryId, first }) => [categoryId, first]));
  const makers = new Map(vendors.map(({ vendorId, name }) => [vendorId, name]));
  const labels = new Map(
    productClasses
      .filter(({ groupId }) => groupId === FEATURES)
      .map(({ productClassId, name }) => [productClassId, name]),
  );
  await db.insert(productIndex).values(
    batch.map((row) => {
      const path = paths.get(row.categoryId) ?? [];
      const maker = makers.get(row.vendorId) ?? "";
      const features = row.classes.flatMap((id) => labels.get(id) ?? []);
      const kinds = [...path.filter(namesOneKind), ...features];
      const around = path.filter((category) => !namesOneKind(category));
      vocabulary.add(row.name, [maker, ...kinds], around);
      const pay = payCents(row);
      return {
        productId: row.productId,
        position: positions.get(row.categoryId) ?? 0,
        vendorId: row.vendorId,
        classes: row.classes,
        barcode: row.barcode,
        onPromo: row.promo !== null,
        isNew: row.isNew,
        payCents: pay,
        unitCents: unitCents(pay, row),
        unit: row.unitMeasureBase,
        sortName: fold(row.name).replace(/\s+/g, " ").trim(),
        rank: row.rank,
        document: sql`${documentVector({
          name: row.name,
          vendor: maker,
          kinds: kinds.join(" "),
          rest: [row.description, ...around].join(" "),
        })}`,
      };
    }),
  );
}

async function importVocabulary(db: Db, vocabulary: Vocabulary): Promise<void> {
  for (const batch of batches(vocabulary.words(), BATCH)) {
    await db.execute(sql`
      insert into ${searchWord} (word, lexeme, products)
      select w.word, (tsvector_to_array(to_tsvector('madia', w.form)))[1], w.products
      from json_to_recordset(${JSON.stringify(batch)}::json) as w(word text, form text, products int)
      where to_tsvector('madia', w.form) <> ''::tsvector`);
  }
  for (const batch of batches(vocabulary.terms(), BATCH)) await db.insert(searchTerm).values(batch);
}
