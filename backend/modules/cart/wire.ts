import type { WireCart, WireCartItem, WireSector } from "../../../lib/ebsn/schemas/cart";
import type { WireDeliveryService } from "../../../lib/ebsn/schemas/delivery";
import type { WireProduct } from "../../../lib/ebsn/schemas/product";
import { sayWeight } from "../../../lib/rules/weight";
import { addressWire } from "../address/wire";
import { pictureUrls, productWire } from "../catalogue/wire";
import { userWire } from "../session/user-wire";
import { slotWire } from "../timeslot/wire";
import type { Adjustment, FeeStep } from "./totals";
import type { ServiceRow } from "./delivery";
import type { Line, PackagingRow } from "./items";
import { hasVariableWeight, sellingRule } from "./selling-rule";
import type { CartState } from "./state";

/** Cents as the euros of the wire. */
export const euros = (cents: number): number => Math.round(cents) / 100;

const UNLIMITED = 100_000_000;

/** A bag in the shape of a product. */
export function packagingWire(row: PackagingRow): WireProduct {
  return {
    id: row.productId,
    productId: row.productId,
    codInt: row.codInt,
    name: row.name,
    description: row.description,
    slug: "",
    productInfos: { TIPOLOGIA: "Pezzo", MINACQ: "1", UNIT_SELLING: "PZ" },
    ivaCategory: { descr: `IVA ${row.iva}%`, ivaPct: String(row.iva / 100) },
    unitMeasureBase: { umId: 3, um: "PZ" },
    isPackaging: true,
    ...pictureUrls({ codInt: row.codInt, picture: row.pictureSpec }),
    price: euros(row.priceCents),
    priceDisplay: euros(row.priceCents),
    priceUmDisplay: euros(row.priceCents),
    priceUnitDisplay: "pz",
    weightUnitDisplay: "PZ",
    available: UNLIMITED,
  };
}

export function serviceWire(row: ServiceRow, fees: FeeStep[]): WireDeliveryService {
  return {
    deliveryServiceId: row.deliveryServiceId,
    name: row.name,
    descr: row.descr,
    cssClass: row.cssClass,
    showTab: true,
    fee: euros(fees[0]?.amountCents ?? 0),
    minimumOrder: euros(row.minimumOrderCents),
  };
}

/** Grams of a line as far as they are known before picking; undefined for goods that are not weighed. */
export function lineGrams(infos: Record<string, string>, quantity: number): number | undefined {
  const variableWeight = hasVariableWeight(infos);
  return sayWeight({ ...sellingRule(infos), variableWeight }, quantity).grams ?? undefined;
}

function itemWire(state: CartState, { item, article }: Line, now: Date): WireCartItem {
  const total = state.totals.lines.get(item.itemId);
  const { accept_alternatives: alternatives = "true", ...cartItemInfo } = item.infos;
  const isBag = article.kind === "packaging";
  const infos = isBag ? {} : article.row.infos;
  const weight = lineGrams(infos, item.quantity);
  return {
    itemId: item.itemId,
    cartItemId: item.itemId,
    product: isBag
      ? packagingWire(article.row)
      : productWire(article.isSold ? article.row : { ...article.row, stock: 0 }, now),
    quantity: item.quantity,
    ...(weight === undefined ? {} : { weight }),
    cartItemInsertionTypeId: 1,
    cartItemInfo,
    unitPrice: euros(article.row.priceCents ?? 0),
    grossTotal: euros(total?.grossCents ?? 0),
    discountTotal: euros(total?.discountCents ?? 0),
    netTotal: euros(total?.netCents ?? 0),
    isVariableWeight: !isBag && hasVariableWeight(infos),
    acceptAlternatives: alternatives,
    notices: state.notices.get(item.itemId) ?? [],
  };
}

const BAGS = { id: -1, name: "Buste e imballaggi", first: Number.MAX_SAFE_INTEGER };

function sectorOf({ article }: Line) {
  if (article.kind === "packaging") return BAGS;
  const { categoryId, name, first } = article.department;
  return { id: categoryId, name, first };
}

/** Lines by department, in the order of the departments. */
function sectorsWire(state: CartState, now: Date): WireSector[] {
  const sectors = new Map<number, { first: number; name: string; cartItems: WireCartItem[] }>();
  for (const line of state.lines) {
    const { id, name, first } = sectorOf(line);
    const sector = sectors.get(id) ?? { first, name, cartItems: [] };
    sector.cartItems.push(itemWire(state, line, now));
    sectors.set(id, sector);
  }
  return [...sectors]
    .sort(([, a], [, b]) => a.first - b.first)
    .map(([sectorId, { name, cartItems }]) => ({ sectorId, name, cartItems }));
}

export const adjustmentWire = ({
  giftCertificateId,
  giftCode,
  description,
  amountCents,
  itemId,
  userGiftId,
}: Adjustment) => ({
  orderItemId: itemId,
  userGiftCertificateId: userGiftId,
  description,
  amount: euros(amountCents),
  giftCertificate: { giftCertificateId, description, giftCode },
});

/** The cart as `data` of every call that reads or writes it. */
export function cartWire(state: CartState, now: Date, showSectors: boolean): WireCart {
  const { cart, delivery, totals, lines, held } = state;
  const { address, service, warehouse, slot } = delivery;
  const goods = lines.filter(({ article }) => article.kind === "product");
  return {
    cartId: cart?.cartId ?? null,
    cartStatusId: cart?.cartStatusId ?? 1,
    user: userWire(state.customer),
    store: { storeId: warehouse?.storeId ?? delivery.choice.storeId, name: warehouse?.name },
    ...(warehouse ? { warehouse: { warehouseId: warehouse.warehouseId, name: warehouse.name } } : {}),
    ...(service ? { deliveryService: serviceWire(service, delivery.fees) } : {}),
    shippingAddress: address ? addressWire(address) : null,
    timeslot: slot && state.slotOpen ? slotWire(slot) : null,
    totalItems: goods.length,
    ...(showSectors
      ? { sectors: sectorsWire(state, now) }
      : { cartItems: lines.map((line) => itemWire(state, line, now)) }),
    cartInfos: { need_invoice: "false", ...cart?.infos },
    orderAdjustmentSummary: { orderAdjustments: totals.adjustments.map(adjustmentWire) },
    goodsTotal: euros(totals.goodsCents),
    discountTotal: euros(totals.discountCents),
    goodsNetTotal: euros(totals.goodsNetCents),
    packagingTotal: euros(totals.packagingCents),
    deliveryFee: euros(totals.deliveryFeeCents),
    grossTotal: euros(totals.totalCents),
    variableWeightTotal: euros(totals.variableWeightCents),
    ...(service ? { minimumOrder: euros(service.minimumOrderCents) } : {}),
    ...(totals.freeDeliveryFromCents === null
      ? {}
      : { freeDeliveryFrom: euros(totals.freeDeliveryFromCents) }),
    ...(held
      ? { reopenedOrder: { orderId: held.orderId, modifiableUntil: held.cutoffAt.toISOString() } }
      : {}),
    version: cart?.version ?? 0,
  };
}
