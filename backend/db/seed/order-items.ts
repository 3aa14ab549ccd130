import { DELIVERED_STATUSES, ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import type { findDeliveryFees } from "../../modules/cart/delivery";
import { hasVariableWeight } from "../../modules/cart/selling-rule";
import { computeCartTotals, type Totals } from "../../modules/cart/totals";
import { packagingWire } from "../../modules/cart/wire";
import { findProducts, type ProductRow } from "../../modules/catalogue/rows";
import { productWire } from "../../modules/catalogue/wire";
import { getOffer } from "../../modules/promotion/offer";
import { productBySlug } from "../../seed/catalogue";
import type { SeedPastOrder } from "../../seed/types-people";
import type { Db } from "../client";
import type { packaging } from "../schema";

type SoldProduct = { row: ProductRow; quantity: number };
type PackagingRow = typeof packaging.$inferSelect;
export type DeliveryFees = Awaited<ReturnType<typeof findDeliveryFees>>;

export async function findSoldProducts(db: Db, { lines }: SeedPastOrder): Promise<SoldProduct[]> {
  const quantityByProductId = new Map(
    lines.map(({ slug, quantity }) => [productBySlug(slug).productId, quantity]),
  );
  const rows = await findProducts(db, [...quantityByProductId.keys()]);
  return rows.map((row) => ({ row, quantity: quantityByProductId.get(row.productId) ?? 1 }));
}

export function computeTotals(
  soldProducts: SoldProduct[],
  packagingRow: PackagingRow,
  fees: DeliveryFees,
): Totals {
  const productLines = soldProducts.map(({ row, quantity }, itemId) => {
    const offer = getOffer(row.promo);
    return {
      itemId,
      quantity,
      unitCents: row.priceCents ?? 0,
      offer:
        offer && row.promo && !row.promo.selectable ? { promoId: row.promo.warehousePromoId, offer } : null,
      packaging: false,
      variableWeight: hasVariableWeight(row.infos),
      counted: true,
      reducible: true,
    };
  });
  const packagingLine = {
    itemId: soldProducts.length,
    quantity: 1,
    unitCents: packagingRow.priceCents,
    offer: null,
    packaging: true,
    variableWeight: false,
    counted: true,
    reducible: false,
  };
  return computeCartTotals({ lines: [...productLines, packagingLine], fees, slotFeeCents: 0, gifts: [] });
}

const PICKED_STATUSES: number[] = [
  ORDER_STATUS.ready,
  ORDER_STATUS.outForDelivery,
  ORDER_STATUS.notCollected,
  ORDER_STATUS.failed,
  ORDER_STATUS.abandoned,
  ...DELIVERED_STATUSES,
];

export const isPicked = ({ orderStatusId }: SeedPastOrder) => PICKED_STATUSES.includes(orderStatusId);

/** Picking results, derived from the seed. */
async function pickedValues(
  db: Db,
  pastOrder: SeedPastOrder,
  { row, quantity }: SoldProduct,
  { netCents }: { netCents: number },
  orderedAt: Date,
) {
  if (!isPicked(pastOrder)) return {};
  if (pastOrder.missing?.includes(row.slug)) return { pickedQuantity: 0, pickedCents: 0 };
  const substituteSlug = pastOrder.substitutes?.[row.slug];
  if (!substituteSlug) return { pickedQuantity: quantity, pickedCents: netCents };
  const [substitute] = await findProducts(db, [productBySlug(substituteSlug).productId]);
  if (!substitute) throw new Error(`order ${pastOrder.orderId}: no substitute ${substituteSlug}`);
  return {
    pickedQuantity: quantity,
    pickedCents: Math.min(netCents, Math.round((substitute.priceCents ?? 0) * quantity)),
    substitute: productWire(substitute, orderedAt),
  };
}

export async function itemValues(
  db: Db,
  pastOrder: SeedPastOrder,
  soldProducts: SoldProduct[],
  packagingRow: PackagingRow,
  totals: Totals,
  orderedAt: Date,
) {
  const { orderId } = pastOrder;
  const lineTotals = (itemId: number) =>
    totals.lines.get(itemId) ?? { grossCents: 0, discountCents: 0, netCents: 0 };
  const productLines = await Promise.all(
    soldProducts.map(async (sold, itemId) => ({
      orderId,
      productId: sold.row.productId,
      product: productWire(sold.row, orderedAt),
      packaging: false,
      quantity: sold.quantity,
      infos: {},
      unitCents: sold.row.priceCents ?? 0,
      ...lineTotals(itemId),
      variableWeight: hasVariableWeight(sold.row.infos),
      ...(await pickedValues(db, pastOrder, sold, lineTotals(itemId), orderedAt)),
    })),
  );
  const bag = lineTotals(soldProducts.length);
  return [
    ...productLines,
    {
      orderId,
      productId: packagingRow.productId,
      product: packagingWire(packagingRow),
      packaging: true,
      quantity: 1,
      infos: {},
      unitCents: packagingRow.priceCents,
      ...bag,
      variableWeight: false,
      ...(isPicked(pastOrder) ? { pickedQuantity: 1, pickedCents: bag.netCents } : {}),
    },
  ];
}
