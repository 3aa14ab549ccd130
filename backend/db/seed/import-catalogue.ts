import { sql } from "drizzle-orm";
import { addDays } from "../../../lib/rules/dates/shop-time";
import { FOOD_CLASSES, suitedClasses } from "../../modules/catalogue/food-facts";
import { finalPriceCents, unitPriceCents } from "../../modules/catalogue/price";
import { buildDocumentVector, isSingleKind } from "../../modules/search/document";
import { Vocabulary } from "../../modules/search/vocabulary";
import { fold } from "../../modules/search/words";
import { categories, productClasses, products, vendors } from "../../seed/catalogue";
import { CATEGORY_KEYWORDS, SECONDARY_DEPARTMENTS } from "../../seed/search/category-keywords";
import { offerKind } from "../../seed/catalogue/offer-kinds";
import type { SeedProduct } from "../../seed/types";
import { shopDate } from "../../shop-dates";
import type { Db } from "../client";
import {
  category,
  movedSlug,
  priceChange,
  product,
  productClass,
  productIndex,
  searchTerm,
  searchWord,
  vendor,
} from "../schema";
import type { SeedOptions } from "./importer";
import { batches } from "./batch";
import { movedSlugs } from "./moved-slugs";
import { seedPriceChanges } from "./price-history";
import { categoryPaths, buildNestedSet, type NestedSetCategory } from "./category-tree";

const BATCH_SIZE = 500;
const FEATURE_GROUP = 10000;

export async function importCatalogue(db: Db, { scale, progress, clock }: SeedOptions): Promise<void> {
  const nestedSet = buildNestedSet(categories);
  await db.insert(category).values(
    nestedSet.map((row) => ({
      ...row,
      document: sql`${buildDocumentVector({ name: row.name, vendor: "", kinds: CATEGORY_KEYWORDS[row.slug] ?? "", rest: "" })}`,
    })),
  );
  await db.insert(vendor).values(vendors);
  await db
    .insert(productClass)
    .values(productClasses.map(({ max, ...row }) => ({ ...row, maxValue: max?.value, maxUnit: max?.unit })));
  await db.insert(productClass).values(FOOD_CLASSES);
  await db.insert(movedSlug).values(movedSlugs);
  const updatedAt = clock.now();
  const vocabulary = new Vocabulary();
  // Known without a product too: "kosher" is not "kaiser" misspelt.
  vocabulary.add(
    "",
    [],
    productClasses.filter(({ groupId }) => groupId === FEATURE_GROUP).map(({ name }) => name),
  );
  let count = 0;
  for (const batch of batches(await loadProducts(scale), BATCH_SIZE)) {
    await db
      .insert(product)
      .values(batch.map((row) => ({ ...row, infos: withDates(row, updatedAt), updatedAt })));
    const changes = batch.flatMap((row) => seedPriceChanges(row, updatedAt));
    if (changes.length > 0) await db.insert(priceChange).values(changes);
    await importIndex(db, batch, nestedSet, vocabulary);
    count += batch.length;
    if (scale > 0 && count % 5_000 === 0) progress(`  ${count} products`);
  }
  await importVocabulary(db, vocabulary);
}

const REDUCED_DAYS_AGO = 60;

/** The first day of a smaller pack, so that the notice of the demo is in force. */
function withDates({ infos }: SeedProduct, now: Date): SeedProduct["infos"] {
  return infos.REDUCED_QUANTITY
    ? { ...infos, REDUCED_QUANTITY_SINCE: addDays(shopDate(now), -REDUCED_DAYS_AGO) }
    : infos;
}

async function loadProducts(scale: number): Promise<Iterable<SeedProduct>> {
  if (scale <= products.length) return products;
  const { generateProducts: scaledProducts } = await import("../../seed/scale");
  return scaledProducts(scale);
}

async function importIndex(
  db: Db,
  batch: SeedProduct[],
  nestedSet: NestedSetCategory[],
  vocabulary: Vocabulary,
): Promise<void> {
  const paths = categoryPaths(nestedSet);
  const positions = new Map(nestedSet.map(({ categoryId, first }) => [categoryId, first]));
  const vendorNames = new Map(vendors.map(({ vendorId, name }) => [vendorId, name]));
  const featureNames = new Map(
    productClasses
      .filter(({ groupId }) => groupId === FEATURE_GROUP)
      .map(({ productClassId, name }) => [productClassId, name]),
  );
  await db.insert(productIndex).values(
    batch.map((row) => {
      const ancestors = paths.get(row.categoryId) ?? [];
      const path = ancestors.map(({ name }) => name);
      const keywords = ancestors.flatMap(({ slug }) => CATEGORY_KEYWORDS[slug] ?? []);
      const vendorName = vendorNames.get(row.vendorId) ?? "";
      const features = row.classes.flatMap((id) => featureNames.get(id) ?? []);
      const kinds = [...path.filter(isSingleKind), ...keywords, ...features];
      const broadCategories = path.filter((name) => !isSingleKind(name));
      vocabulary.add(row.name, [vendorName, ...kinds], broadCategories);
      const finalCents = finalPriceCents(row);
      return {
        productId: row.productId,
        position: positions.get(row.categoryId) ?? 0,
        vendorId: row.vendorId,
        classes: withOfferKind(row),
        barcode: row.barcode,
        onPromo: row.promo !== null,
        isNew: row.isNew,
        suits: suitedClasses(row),
        payCents: finalCents,
        unitCents: unitPriceCents(finalCents, row),
        unit: row.unitMeasureBase,
        sortName: fold(row.name).replace(/\s+/g, " ").trim(),
        rank: row.rank,
        document: sql`${buildDocumentVector({
          name: row.name,
          vendor: vendorName,
          kinds: kinds.join(" "),
          rest: [row.description, ...broadCategories].join(" "),
          isSecondary: SECONDARY_DEPARTMENTS.includes(ancestors[0]?.slug ?? ""),
        })}`,
      };
    }),
  );
}

/** The index finds offers by kind; the product itself keeps its own classes. */
function withOfferKind({ classes, promo }: SeedProduct): number[] {
  const kind = promo && offerKind(promo);
  return kind ? [...classes, kind] : classes;
}

async function importVocabulary(db: Db, vocabulary: Vocabulary): Promise<void> {
  for (const batch of batches(vocabulary.words(), BATCH_SIZE)) {
    await db.execute(sql`
      insert into ${searchWord} (word, lexeme, products)
      select w.word, (tsvector_to_array(to_tsvector('madia', w.form)))[1], w.products
      from json_to_recordset(${JSON.stringify(batch)}::json) as w(word text, form text, products int)
      where to_tsvector('madia', w.form) <> ''::tsvector`);
  }
  for (const batch of batches(vocabulary.terms(), BATCH_SIZE)) await db.insert(searchTerm).values(batch);
}
