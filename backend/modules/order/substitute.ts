import { and, asc, desc, eq, gte, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import type { WireProduct } from "../../../lib/ebsn/schemas/product";
import { isForAdults } from "../../../lib/rules/products/age";
import { readSubstitutionPreference } from "../../../lib/rules/cart/substitution";
import type { Db } from "../../db/client";
import { product } from "../../db/schema";
import { isLoose } from "../cart/selling-rule";
import { findProducts } from "../catalogue/rows";
import { finalPriceCents } from "../catalogue/price";
import { isPromotable, promotableFilter } from "../catalogue/promotable";
import { productWire } from "../catalogue/wire";
import { findNotSoldIn, selectNotSoldIn } from "../warehouse/assortment";
import type { OrderItemRow } from "./rows";

/** Terms of sale: a substitute's price is at most 10 % higher, and the customer never pays more. */
const MAX_PRICE_SHARE = 1.1;

export type Substitute = { productId: number; product: WireProduct; cents: number; isCounted: boolean };

export type Picking = { warehouseId: number; soldOutIds: number[]; now: Date };

const wasForAdults = ({ product: ordered }: OrderItemRow): boolean =>
  isForAdults((ordered.productClasses ?? []).map(({ name }) => String(name ?? "")));

const sellingInfos = ({ product: ordered }: OrderItemRow) => ordered.productInfos ?? {};

/** The product of the same category with the nearest price, sold as the product was when ordered; never for or by infant formula. */
async function findSimilarId(
  tx: Db,
  item: OrderItemRow,
  { warehouseId, soldOutIds }: Picking,
): Promise<number | null> {
  const [ordered] = await tx.select().from(product).where(eq(product.productId, item.productId));
  if (!ordered || !isPromotable(ordered)) return null;
  const [candidate] = await tx
    .select({ productId: product.productId })
    .from(product)
    .where(
      and(
        eq(product.categoryId, ordered.categoryId),
        notInArray(product.productId, [ordered.productId, ...soldOutIds]),
        sql`${product.infos}->>'TIPOLOGIA' = ${String(sellingInfos(item).TIPOLOGIA ?? "")}`,
        notInArray(product.productId, selectNotSoldIn(tx, warehouseId)),
        or(isNull(product.stock), gte(product.stock, item.quantity)),
        lte(product.priceCents, Math.floor(item.unitCents * MAX_PRICE_SHARE)),
        sql`jsonb_array_length(${product.selectOptions}) = 0`,
        promotableFilter(product),
      ),
    )
    .orderBy(
      desc(sql`${product.name} = ${ordered.name}`),
      desc(sql`${product.description} = ${ordered.description}`),
      sql`abs(${product.priceCents} - ${item.unitCents})`,
      asc(product.productId),
    )
    .limit(1);
  return candidate?.productId ?? null;
}

/** Null where the preferred product is not there either: a product chosen by name is not replaced by another. */
export async function findSubstitute(
  tx: Db,
  item: OrderItemRow,
  picking: Picking,
): Promise<Substitute | null> {
  const preference = readSubstitutionPreference(item.infos);
  if (preference.kind === "none") return null;
  const productId = preference.productId ?? (await findSimilarId(tx, item, picking));
  if (productId === null || picking.soldOutIds.includes(productId)) return null;
  if ((await findNotSoldIn(tx, picking.warehouseId, [productId])).has(productId)) return null;
  const [row] = await findProducts(tx, [productId]);
  if (row && isLoose(row.infos) !== isLoose(sellingInfos(item))) return null;
  // Nobody was asked for the age, and the order may go to a locker.
  if (row && isForAdults(row.classRows.map(({ name }) => name)) && !wasForAdults(item)) return null;
  const finalCents = row ? finalPriceCents(row) : null;
  if (!row || finalCents === null || (row.stock !== null && row.stock < item.quantity)) return null;
  const fullCents = Math.round(finalCents * item.quantity);
  return {
    productId,
    product: productWire(row, picking.now),
    cents: Math.min(item.netCents, fullCents),
    isCounted: row.stock !== null,
  };
}
