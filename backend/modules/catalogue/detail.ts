import { and, eq, gte, lte } from "drizzle-orm";
import type { WireProduct } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { category } from "../../db/schema";
import type { SeedEnergy, SeedNutrition } from "../../seed/types";
import type { ProductRow } from "./rows";
import { galleryOf } from "./pictures";
import { priceHistoryWire } from "./price-history";
import { productWire } from "./wire";

function nutritionTable(rows: SeedNutrition, isLiquid: boolean): string {
  const lines = rows.map(({ label, value }) => `<tr><td>${label}</td><td>${value}</td></tr>`);
  return `<table><tbody>\n<tr><th></th><th>Per 100&nbsp;${isLiquid ? "ml" : "g"}</th></tr>\n${lines.join("\n")}\n</tbody></table>`;
}

const sheetTable = (rows: SeedEnergy["sheet"]): string =>
  `<table><tbody>${rows.map(({ label, value }) => `<tr><th scope="row">${label}</th><td>${value}</td></tr>`).join("")}</tbody></table>`;

type Texts = Record<string, string | undefined>;

const safetyTexts = (safety: NonNullable<ProductRow["safety"]>): Texts => ({
  use: safety.use,
  producer: safety.producer,
  warnings: safety.warnings,
  hazard_pictograms: safety.hazards?.join(", "),
  energy_sheet: safety.energy && sheetTable(safety.energy.sheet),
});

const foodTexts = (food: NonNullable<ProductRow["food"]>, isLiquid: boolean): Texts => ({
  legal_name: food.legalName,
  ingredients: food.ingredients,
  allergens: food.allergens.join(", "),
  nutritional_values: food.nutrition.length > 0 ? nutritionTable(food.nutrition, isLiquid) : undefined,
  storage: food.storage,
  origin: food.origin,
  rearing_country: food.reared,
  slaughter_country: food.slaughtered,
  ...(food.use ? { use: food.use } : {}),
  alcohol: food.alcohol,
});

function descriptionTexts(row: ProductRow): Record<string, string> {
  const { food, safety, vendorName, vendorAddress } = row;
  const all: Texts = {
    features: row.longDescription,
    ...(safety ? safetyTexts(safety) : {}),
    ...(food ? foodTexts(food, row.unitMeasureBase === "LT") : {}),
  };
  all.producer ??= vendorAddress ? `${vendorName}, ${vendorAddress}` : undefined;
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

export async function findBreadCrumbs(db: Db, categoryId: number) {
  const [current] = await db.select().from(category).where(eq(category.categoryId, categoryId));
  if (!current) return [];
  return db
    .select({ categoryId: category.categoryId, name: category.name, slug: category.slug })
    .from(category)
    .where(and(lte(category.first, current.first), gte(category.last, current.last)))
    .orderBy(category.first);
}

export async function productDetailWire(db: Db, row: ProductRow, now: Date): Promise<WireProduct> {
  return {
    ...productWire(row, now),
    ...(row.longDescription ? { descr: row.longDescription } : {}),
    breadCrumbs: await findBreadCrumbs(db, row.categoryId),
    media: galleryOf(row),
    ...(row.priceCents === null ? {} : { priceHistory: await priceHistoryWire(db, row.productId) }),
    metaData: { product_description: descriptionTexts(row) },
  };
}
