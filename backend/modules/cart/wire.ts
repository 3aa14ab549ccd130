import type { WireCart, WireCartItem, WireSector } from "../../../lib/ebsn/schemas/cart";
import type { WireDeliveryService } from "../../../lib/ebsn/schemas/delivery";
import type { WireProduct } from "../../../lib/ebsn/schemas/product";
import { describeWeight } from "../../../lib/rules/quantities/weight";
import { toEuros } from "../../euros";
import { placeWire } from "../address/place-wire";
import { addressWire } from "../address/wire";
import { withoutSale } from "../catalogue/rows";
import { pictureUrls, productWire, UNLIMITED } from "../catalogue/wire";
import type { Translator } from "../lang/translator";
import { isReopenable } from "../order/status";
import { userWire } from "../session/user-wire";
import { slotWire } from "../timeslot/wire";
import type { Adjustment, FeeStep } from "./totals";
import type { ServiceRow } from "./delivery";
import type { Line, PackagingRow } from "./items";
import { hasVariableWeight, parseSellingRule } from "./selling-rule";
import { noticeMessage } from "./notices";
import type { CartState } from "./state";
import { substitutionWire } from "./substitution";

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
    price: toEuros(row.priceCents),
    priceDisplay: toEuros(row.priceCents),
    priceUmDisplay: toEuros(row.priceCents),
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
    fee: toEuros(fees[0]?.amountCents ?? 0),
    minimumOrder: toEuros(row.minimumOrderCents),
  };
}

/** Estimated weight before picking; undefined when not sold by weight. */
export function lineGrams(infos: Record<string, string>, quantity: number): number | undefined {
  const variableWeight = hasVariableWeight(infos);
  return describeWeight({ ...parseSellingRule(infos), variableWeight }, quantity).grams ?? undefined;
}

export type CartView = { now: Date; translator: Translator; showSectors: boolean };

function itemWire(state: CartState, { item, article }: Line, view: CartView): WireCartItem {
  const total = state.totals.lines.get(item.itemId);
  const { accept_alternatives: alternatives = "true", ...cartItemInfo } = item.infos;
  const isPackaging = article.kind === "packaging";
  const infos = isPackaging ? {} : article.row.infos;
  const weight = lineGrams(infos, item.quantity);
  return {
    itemId: item.itemId,
    cartItemId: item.itemId,
    product: isPackaging
      ? packagingWire(article.row)
      : productWire(article.isSold ? article.row : withoutSale(article.row), view.now),
    quantity: item.quantity,
    ...(weight === undefined ? {} : { weight }),
    cartItemInsertionTypeId: 1,
    cartItemInfo,
    unitPrice: toEuros(article.row.priceCents ?? 0),
    grossTotal: toEuros(total?.grossCents ?? 0),
    discountTotal: toEuros(total?.discountCents ?? 0),
    netTotal: toEuros(total?.netCents ?? 0),
    isVariableWeight: !isPackaging && hasVariableWeight(infos),
    acceptAlternatives: alternatives,
    ...(isPackaging ? {} : { substitution: substitutionWire(item.infos, state.substituteNames) }),
    notices: (state.notices.get(item.itemId) ?? []).map((notice) => noticeMessage(notice, view.translator)),
    ...promoNoticeWire(state, item.itemId, view.translator),
  };
}

function promoNoticeWire({ cardPromoBlockers, customer }: CartState, itemId: number, { t }: Translator) {
  const blocker = cardPromoBlockers.get(itemId);
  return blocker ? { promoNotice: t(`cartLine.${customer ? blocker : "cardLogin"}`) } : {};
}

const PACKAGING_SECTOR = { id: -1, name: "Buste e imballaggi", first: Number.MAX_SAFE_INTEGER };

function getSector({ article }: Line) {
  if (article.kind === "packaging") return PACKAGING_SECTOR;
  const { categoryId, name, first } = article.department;
  return { id: categoryId, name, first };
}

function sectorsWire(state: CartState, view: CartView): WireSector[] {
  const sectors = new Map<number, { first: number; name: string; cartItems: WireCartItem[] }>();
  for (const line of state.lines) {
    const { id, name, first } = getSector(line);
    const sector = sectors.get(id) ?? { first, name, cartItems: [] };
    sector.cartItems.push(itemWire(state, line, view));
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
  reducesDelivery,
}: Adjustment) => ({
  orderItemId: itemId,
  userGiftCertificateId: userGiftId,
  description,
  amount: toEuros(amountCents),
  reducesDelivery,
  giftCertificate: { giftCertificateId, description, giftCode },
});

function deliveryWire({ delivery, isSlotOpen }: CartState) {
  const { address, place, service, warehouse, slot, choice, fees } = delivery;
  return {
    store: { storeId: warehouse?.storeId ?? choice.storeId, name: warehouse?.name },
    ...(warehouse ? { warehouse: { warehouseId: warehouse.warehouseId, name: warehouse.name } } : {}),
    ...(service ? { deliveryService: serviceWire(service, fees) } : {}),
    shippingAddress: address ? addressWire(address) : place && placeWire(place),
    timeslot: slot && isSlotOpen ? slotWire(slot) : null,
  };
}

const reopenedOrderWire = (order: NonNullable<CartState["reopenedOrder"]>, now: Date) => ({
  orderId: order.orderId,
  paymentTypeId: order.paymentTypeId,
  modifiableUntil: isReopenable(order, now) ? order.cutoffAt.toISOString() : "",
});

export function cartWire(state: CartState, view: CartView): WireCart {
  const { cart, delivery, totals, lines, reopenedOrder } = state;
  const { service } = delivery;
  const productLines = lines.filter(({ article }) => article.kind === "product");
  return {
    cartId: cart?.cartId ?? null,
    cartStatusId: cart?.cartStatusId ?? 1,
    user: userWire(state.customer),
    ...deliveryWire(state),
    totalItems: productLines.length,
    ...(view.showSectors
      ? { sectors: sectorsWire(state, view) }
      : { cartItems: lines.map((line) => itemWire(state, line, view)) }),
    cartInfos: { need_invoice: "false", ...cart?.infos },
    orderAdjustmentSummary: {
      orderAdjustments: totals.adjustments.map(adjustmentWire),
      waitingGiftCertificates: totals.waitingGifts.map(
        ({ giftCertificateId, giftCode, description, minimumCents }) => ({
          giftCertificateId,
          giftCode,
          description,
          minimumAmount: toEuros(minimumCents),
        }),
      ),
    },
    goodsTotal: toEuros(totals.productsCents),
    discountTotal: toEuros(totals.discountCents),
    goodsNetTotal: toEuros(totals.productsNetCents),
    packagingTotal: toEuros(totals.packagingCents),
    deliveryFee: toEuros(totals.deliveryFeeCents),
    grossTotal: toEuros(totals.totalCents),
    variableWeightTotal: toEuros(totals.variableWeightCents),
    ...(service ? { minimumOrder: toEuros(service.minimumOrderCents) } : {}),
    ...(totals.freeDeliveryFromCents === null
      ? {}
      : { freeDeliveryFrom: toEuros(totals.freeDeliveryFromCents) }),
    ...(reopenedOrder ? { reopenedOrder: reopenedOrderWire(reopenedOrder, view.now) } : {}),
    ...(state.waitingCartId === null ? {} : { waitingCartId: state.waitingCartId }),
    version: cart?.version ?? 0,
  };
}
