import type { z } from "zod";
import type {
  Cart,
  CartItem,
  CartTimeslot,
  CartUser,
  PaymentType,
  Preparation,
  Purchase,
  Sector,
} from "../domain/cart";
import type {
  buySchema,
  cartTimeslotSchema,
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

const DEFAULT_STORE = 5;

const cents = (euros: number | null) => toCents(euros) ?? 0;

export function toCartItem(raw: RawCartItem): CartItem {
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

export function toCart(raw: RawCart): Cart {
  return {
    cartId: raw.cartId,
    statusId: raw.cartStatusId,
    version: raw.version,
    user: toCartUser(raw.user),
    storeId: raw.store?.storeId ?? DEFAULT_STORE,
    storeName: raw.store?.name ?? "",
    ...(raw.warehouse?.warehouseId ? { warehouseId: raw.warehouse.warehouseId } : {}),
    service: raw.deliveryService ? toDeliveryService(raw.deliveryService) : null,
    address: raw.shippingAddress ? toAddress(raw.shippingAddress) : null,
    timeslot: toCartTimeslot(raw.timeslot),
    totalItems: raw.totalItems,
    sectors: toSectors(raw),
    infos: raw.cartInfos,
    reopenedOrder: raw.reopenedOrder,
    adjustments: (raw.orderAdjustmentSummary?.orderAdjustments ?? []).map((adjustment) => ({
      description: adjustment.description || adjustment.giftCertificate?.description || "",
      amountCents: cents(adjustment.amount),
      giftCode: adjustment.giftCertificate?.giftCode ?? "",
    })),
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
  return raw;
}

export function toPreparation(raw: z.output<typeof prepareSchema>): Preparation {
  return { cart: raw.cart ? toCart(raw.cart) : null, paymentTypes: raw.paymentTypes.map(toPaymentType) };
}

export function toPurchase(raw: z.output<typeof buySchema>): Purchase {
  return raw;
}
