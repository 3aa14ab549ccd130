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
  Purchase,
  Sector,
} from "../domain/cart";
import type {
  buySchema,
  cartTimeslotSchema,
  mealVoucherQuoteSchema,
  paymentTypeSchema,
  prepareSchema,
  RawCart,
  RawCartItem,
} from "../schemas/cart";
import type { sessionUserSchema } from "../schemas/user";
import { toCents } from "./cents";
import { toAddress, toDeliveryService } from "./delivery";
import { toIsoDate } from "./iso-date";
import { toProduct } from "./product";

const DEFAULT_STORE_ID = 5;

type RawAdjustment = z.output<typeof mealVoucherQuoteSchema>["orderAdjustments"][number];

const cents = (euros: number | null) => toCents(euros) ?? 0;

function toCartItem(raw: RawCartItem): CartItem {
  return {
    itemId: raw.itemId ?? raw.cartItemId ?? 0,
    product: toProduct(raw.product),
    quantity: raw.quantity,
    weight: raw.weight,
    info: raw.cartItemInfo,
    grossCents: toCents(raw.grossTotal),
    discountCents: cents(raw.discountTotal),
    netCents: toCents(raw.netTotal ?? raw.grossTotal),
    variableWeight: raw.isVariableWeight,
    acceptAlternatives: raw.acceptAlternatives,
    notices: raw.notices,
  };
}

function toSectors(raw: RawCart): Sector[] {
  if (raw.sectors.length > 0) {
    return raw.sectors.map((sector) => ({ name: sector.name, items: sector.cartItems.map(toCartItem) }));
  }
  return raw.cartItems.length > 0 ? [{ name: "", items: raw.cartItems.map(toCartItem) }] : [];
}

export function toCartUser(raw: z.output<typeof sessionUserSchema> | null): CartUser {
  return {
    userId: raw?.userId ?? -1,
    login: raw?.login || raw?.email || "",
    firstName: raw?.firstName ?? "",
    lastName: raw?.lastName ?? "",
    fidelityCard: raw?.fidelityCard ?? "",
    userTypeId: raw?.userType?.userTypeId ?? null,
    hasFavorites: raw?.hasFavorites ?? false,
    profileLevel: raw?.profile?.level ?? null,
  };
}

export function toCartTimeslot(raw: z.output<typeof cartTimeslotSchema> | null): CartTimeslot | null {
  if (!raw || raw.timeslotId === null) return null;
  return {
    timeslotId: raw.timeslotId,
    dateIso: toIsoDate(raw.dateIso || raw.date),
    beginTime: raw.beginTime,
    endTime: raw.endTime,
    cutoff: raw.cutoff,
    autoAssigned: raw.autoAssigned,
  };
}

function toAdjustment({ description, amount, giftCertificate }: RawAdjustment): Adjustment {
  return {
    description: description || giftCertificate?.description || "",
    amountCents: cents(amount),
    giftCode: giftCertificate?.giftCode ?? "",
  };
}

export function toCart(raw: RawCart): Cart {
  return {
    cartId: raw.cartId,
    statusId: raw.cartStatusId,
    version: raw.version,
    user: toCartUser(raw.user),
    storeId: raw.store?.storeId ?? DEFAULT_STORE_ID,
    storeName: raw.store?.name ?? "",
    ...(raw.warehouse?.warehouseId ? { warehouseId: raw.warehouse.warehouseId } : {}),
    service: raw.deliveryService ? toDeliveryService(raw.deliveryService) : null,
    address: raw.shippingAddress ? toAddress(raw.shippingAddress) : null,
    timeslot: toCartTimeslot(raw.timeslot),
    totalItems: raw.totalItems,
    sectors: toSectors(raw),
    infos: raw.cartInfos,
    reopenedOrder: raw.reopenedOrder,
    adjustments: (raw.orderAdjustmentSummary?.orderAdjustments ?? []).map(toAdjustment),
    totals: {
      goods: cents(raw.goodsTotal),
      discount: cents(raw.discountTotal),
      goodsNet: toCents(raw.goodsNetTotal) ?? cents(raw.goodsTotal) - cents(raw.discountTotal),
      packaging: cents(raw.packagingTotal),
      deliveryFee: toCents(raw.deliveryFee),
      gross: cents(raw.grossTotal),
      variableWeight: cents(raw.variableWeightTotal),
      minimumOrder: toCents(raw.minimumOrder),
      freeDeliveryFrom: toCents(raw.freeDeliveryFrom),
    },
  };
}

export function toPaymentType(raw: z.output<typeof paymentTypeSchema>): PaymentType {
  const { voucherValues, ...type } = raw;
  return voucherValues.length > 0 ? { ...type, voucherValues: voucherValues.map(cents) } : type;
}

function toMealVoucherQuote(raw: z.output<typeof mealVoucherQuoteSchema>): MealVoucherQuote {
  return {
    spend: cents(raw.spend),
    foodTotal: cents(raw.foodTotal),
    totals: {
      discount: cents(raw.discountTotal),
      deliveryFee: toCents(raw.deliveryFee),
      gross: cents(raw.grossTotal),
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

export function toPurchase(raw: z.output<typeof buySchema>): Purchase {
  return raw;
}
