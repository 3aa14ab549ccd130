import type { z } from "zod";
import type {
  Adjustment,
  Cart,
  CartItem,
  CartTimeslot,
  CartUser,
  MealVoucherQuote,
  PaymentType,
  CheckoutPreparation,
  Line,
  Sector,
  Substitution,
} from "../domain/cart";
import type {
  cartTimeslotSchema,
  mealVoucherQuoteSchema,
  paymentTypeSchema,
  prepareSchema,
  substitutionSchema,
  RawCart,
  RawCartItem,
} from "../schemas/cart";
import type { sessionUserSchema } from "../schemas/user";
import type { DeliveryService } from "../domain/delivery";
import { deliveryServiceSchema } from "../schemas/delivery";
import { formatText } from "../../html/formatted-text";
import { centsOrZero, toCents } from "./cents";
import { toAddress, toDeliveryService } from "./delivery";
import { toIsoDate } from "./iso-date";
import { isPaidOnline } from "../../rules/checkout/payment-types";
import { DEFAULT_STORE_ID } from "../../rules/delivery/default-store";
import { readableName } from "../../rules/text/names";
import { chargedPrices, linePriceBefore, unclaimedCents } from "../../rules/prices/price-line";
import { PERSON_INFO } from "../../rules/account/profile";
import { toProduct } from "./product";

const DEFAULT_STORE = { storeId: DEFAULT_STORE_ID, name: "Catalogo Globale" };

type RawAdjustment = z.output<typeof mealVoucherQuoteSchema>["orderAdjustments"][number];

type RawLine = Pick<
  RawCartItem,
  "product" | "quantity" | "weight" | "grossTotal" | "discountTotal" | "netTotal" | "isVariableWeight"
>;

export function toLine(raw: RawLine, info: Record<string, string>): Line {
  const product = toProduct(raw.product);
  const { quantity } = raw;
  const grossCents = toCents(raw.grossTotal);
  const netCents = toCents(raw.netTotal ?? raw.grossTotal);
  const amounts = { quantity, grossCents, netCents };
  return {
    product: { ...product, prices: chargedPrices(product, amounts) },
    quantity,
    weight: raw.weight,
    info,
    grossCents,
    before: linePriceBefore(product, amounts),
    netCents,
    variableWeight: raw.isVariableWeight,
  };
}

type RawTotals = Pick<
  RawCart,
  "goodsTotal" | "discountTotal" | "packagingTotal" | "deliveryFee" | "grossTotal" | "variableWeightTotal"
>;

/** Packaging is left out where it has a total of its own. */
const isInGoodsTotal = ({ packagingTotal }: RawTotals, { product }: Line) =>
  !product.isPackaging || centsOrZero(packagingTotal) === 0;

/** Some shops send lines and a total only; null where a line has no amount. */
function sumOfLines(raw: RawTotals, lines: Line[], amount: "grossCents" | "netCents"): number | null {
  const counted = lines.filter((line) => isInGoodsTotal(raw, line));
  const amounts = counted.flatMap((line) => line[amount] ?? []);
  if (counted.length === 0 || amounts.length < counted.length) return null;
  return amounts.reduce((sum, cents) => sum + cents, 0);
}

function goodsCents(raw: RawTotals, lines: Line[]): number {
  const cents = toCents(raw.goodsTotal) ?? sumOfLines(raw, lines, "grossCents");
  if (cents !== null) return cents;
  const otherCosts = centsOrZero(raw.packagingTotal) + centsOrZero(raw.deliveryFee);
  return Math.max(0, centsOrZero(raw.grossTotal) + centsOrZero(raw.discountTotal) - otherCosts);
}

export function toBaseTotals(raw: RawTotals, lines: Line[]) {
  const discount = centsOrZero(raw.discountTotal);
  const unclaimed = Math.min(discount, unclaimedCents(lines));
  return {
    products: goodsCents(raw, lines) - unclaimed,
    discount: discount - unclaimed,
    packaging: centsOrZero(raw.packagingTotal),
    gross: centsOrZero(raw.grossTotal),
    variableWeight: centsOrZero(raw.variableWeightTotal),
  };
}

type RawDelivery = Pick<RawCart, "deliveryService" | "shippingAddress" | "timeslot">;

/** Some shops say it of the address only, without a name. */
function toService({ deliveryService, shippingAddress }: RawDelivery): DeliveryService | null {
  if (deliveryService) return toDeliveryService(deliveryService);
  const deliveryServiceId = shippingAddress?.deliveryServiceId;
  return deliveryServiceId ? toDeliveryService(deliveryServiceSchema.parse({ deliveryServiceId })) : null;
}

export function toDelivery(raw: RawDelivery) {
  return {
    service: toService(raw),
    address: raw.shippingAddress ? toAddress(raw.shippingAddress) : null,
    timeslot: toCartTimeslot(raw.timeslot),
  };
}

export function toSubstitution({ kind, productId, name }: z.output<typeof substitutionSchema>): Substitution {
  if (kind !== "chosen") return { kind };
  return productId === null ? { kind: "similar" } : { kind, productId, name: readableName(name) };
}

function toCartItem(raw: RawCartItem): CartItem {
  return {
    ...toLine(raw, raw.cartItemInfo),
    itemId: raw.itemId ?? raw.cartItemId ?? 0,
    acceptAlternatives: raw.acceptAlternatives,
    ...(raw.substitution && { substitution: toSubstitution(raw.substitution) }),
    ...(raw.promoNotice ? { promoNotice: raw.promoNotice } : {}),
    notices: raw.notices.map(formatText),
  };
}

function toSectors(raw: RawCart): Sector[] {
  if (raw.sectors.length > 0) {
    return raw.sectors.map((sector) => ({ name: sector.name, items: sector.cartItems.map(toCartItem) }));
  }
  return raw.cartItems.length > 0 ? [{ name: "", items: raw.cartItems.map(toCartItem) }] : [];
}

function toFoodProfile(raw: z.output<typeof sessionUserSchema> | null): { foodProfile?: string } {
  const info = raw?.personInfos.find(({ personInfoTypeId }) => personInfoTypeId === PERSON_INFO.foodProfile);
  return info?.value ? { foodProfile: info.value } : {};
}

export function toCartUser(raw: z.output<typeof sessionUserSchema> | null): CartUser {
  return {
    userId: raw?.userId ?? -1,
    login: raw?.login || raw?.email || "",
    firstName: raw?.firstName ?? "",
    lastName: raw?.lastName ?? "",
    fidelityCard: raw?.fidelityCard ?? "",
    userTypeId: raw?.userType?.userTypeId ?? null,
    profileLevel: raw?.profile?.level ?? null,
    ...toFoodProfile(raw),
  };
}

function toCartTimeslot(raw: z.output<typeof cartTimeslotSchema> | null): CartTimeslot | null {
  if (!raw?.timeslotId || raw.timeslotId < 0) return null;
  return {
    timeslotId: raw.timeslotId,
    dateIso: toIsoDate(raw.dateIso) || toIsoDate(raw.date),
    beginTime: raw.beginTime,
    endTime: raw.endTime,
    cutoff: raw.cutoff,
    autoAssigned: raw.autoAssigned,
  };
}

export function toAdjustment({
  description,
  amount,
  reducesDelivery,
  giftCertificate,
  orderItemId: itemId,
  userGiftCertificateId,
}: RawAdjustment): Adjustment {
  return {
    description: description || giftCertificate?.description || "",
    amountCents: centsOrZero(amount),
    giftCode: giftCertificate?.giftCode ?? "",
    reducesDelivery,
    ...(itemId === null ? {} : { itemId }),
    ...(userGiftCertificateId === null ? {} : { userGiftCertificateId }),
  };
}

function goodsNetCents(raw: RawTotals, lines: Line[]): number {
  const sent = raw.goodsTotal === null ? sumOfLines(raw, lines, "netCents") : null;
  return sent ?? goodsCents(raw, lines) - centsOrZero(raw.discountTotal);
}

export function toCart(raw: RawCart): Cart {
  const sectors = toSectors(raw);
  const lines = sectors.flatMap(({ items }) => items);
  return {
    cartId: raw.cartId,
    statusId: raw.cartStatusId,
    version: raw.version,
    user: toCartUser(raw.user),
    storeId: raw.store?.storeId || DEFAULT_STORE.storeId,
    storeName: (raw.store ?? DEFAULT_STORE).name,
    ...(raw.warehouse?.warehouseId ? { warehouseId: raw.warehouse.warehouseId } : {}),
    ...toDelivery(raw),
    totalItems: raw.totalItems,
    sectors,
    infos: raw.cartInfos,
    reopenedOrder: raw.reopenedOrder,
    ...(raw.waitingCartId === null ? {} : { waitingCartId: raw.waitingCartId }),
    adjustments: (raw.orderAdjustmentSummary?.orderAdjustments ?? []).map(toAdjustment),
    waitingCodes: (raw.orderAdjustmentSummary?.waitingGiftCertificates ?? []).map(
      ({ giftCode, description, minimumAmount }) => ({
        giftCode,
        description,
        minimumCents: centsOrZero(minimumAmount),
      }),
    ),
    totals: {
      ...toBaseTotals(raw, lines),
      productsNet: toCents(raw.goodsNetTotal) ?? goodsNetCents(raw, lines),
      deliveryFee: toCents(raw.deliveryFee),
      minimumOrder: toCents(raw.minimumOrder),
      freeDeliveryFrom: toCents(raw.freeDeliveryFrom),
    },
  };
}

export function toPaymentType(raw: z.output<typeof paymentTypeSchema>): PaymentType {
  const { voucherValues, dueInDays, blocker, online, ...type } = raw;
  return {
    ...type,
    online: online ?? isPaidOnline(raw.paymentTypeId),
    ...(dueInDays === null ? {} : { dueInDays }),
    ...(blocker ? { blocker } : {}),
    ...(voucherValues.length > 0 ? { voucherValues: voucherValues.map(centsOrZero) } : {}),
  };
}

function toMealVoucherQuote(raw: z.output<typeof mealVoucherQuoteSchema>): MealVoucherQuote {
  return {
    spend: centsOrZero(raw.spend),
    foodTotal: centsOrZero(raw.foodTotal),
    totals: {
      discount: centsOrZero(raw.discountTotal),
      deliveryFee: toCents(raw.deliveryFee),
      gross: centsOrZero(raw.grossTotal),
    },
    adjustments: raw.orderAdjustments.map(toAdjustment),
  };
}

export function toPreparation(raw: z.output<typeof prepareSchema>): CheckoutPreparation {
  return {
    cart: raw.cart ? toCart(raw.cart) : null,
    paymentTypes: raw.paymentTypes.map(toPaymentType),
    mealVouchers: raw.mealVouchers && toMealVoucherQuote(raw.mealVouchers),
  };
}
