import { z } from "zod";
import {
  clockTime,
  flag,
  flagUnlessFalse,
  id,
  instant,
  list,
  mainList,
  number,
  optional,
  optionalFlag,
  optionalId,
  optionalNumber,
  text,
  textRecord,
} from "./lenient";
import { addressSnapshotSchema, deliveryServiceSchema } from "./delivery";
import { embeddedProductSchema, productSchema } from "./product";
import { sessionUserSchema } from "./user";

export const substitutionSchema = z.object({
  kind: z.enum(["none", "similar", "chosen"]).catch("similar"),
  productId: optionalId,
  name: text,
});

const noticeSchema = z.object({ code: text, message: text });

/** Amounts in euros. */
export const cartItemSchema = z.object({
  itemId: optionalId,
  cartItemId: optionalId,
  product: embeddedProductSchema,
  quantity: number,
  weight: optionalNumber,
  cartItemInsertionTypeId: optionalId,
  cartItemInfo: textRecord,
  unitPrice: optionalNumber,
  grossTotal: optionalNumber,
  discountTotal: optionalNumber,
  netTotal: optionalNumber,
  isVariableWeight: flag,
  acceptAlternatives: flagUnlessFalse,
  substitution: optional(substitutionSchema),
  notices: list(noticeSchema),
  promoNotice: text,
});

export const sectorSchema = z.object({ sectorId: optionalId, name: text, cartItems: list(cartItemSchema) });

export const adjustmentSchema = z.object({
  orderItemId: optionalId,
  userGiftCertificateId: optionalId,
  description: text,
  amount: optionalNumber,
  /** Taken off the delivery fee, which `deliveryFee` no longer holds. */
  reducesDelivery: flag,
  giftCertificate: optional(z.object({ giftCertificateId: optionalId, description: text, giftCode: text })),
});

export const cartTimeslotSchema = z.object({
  timeslotId: optionalId,
  date: text,
  dateIso: text,
  beginTime: clockTime,
  endTime: clockTime,
  name: text,
  cutoff: instant,
  autoAssigned: flag,
});

export const cartSchema = z.object({
  cartId: optionalId,
  cartStatusId: number,
  user: optional(sessionUserSchema),
  store: optional(z.object({ storeId: optionalId, name: text })),
  warehouse: optional(z.object({ warehouseId: optionalId, name: text })),
  deliveryService: optional(deliveryServiceSchema),
  shippingAddress: optional(addressSnapshotSchema),
  timeslot: optional(cartTimeslotSchema),
  totalItems: number,
  cartItems: mainList(cartItemSchema),
  sectors: mainList(sectorSchema),
  cartInfos: textRecord,
  forcedPreviewDate: text,
  orderAdjustmentSummary: optional(
    z.object({
      orderAdjustments: list(adjustmentSchema),
      waitingGiftCertificates: list(
        z.object({
          giftCertificateId: optionalId,
          giftCode: text,
          description: text,
          minimumAmount: optionalNumber,
        }),
      ),
    }),
  ),
  goodsTotal: optionalNumber,
  discountTotal: optionalNumber,
  goodsNetTotal: optionalNumber,
  packagingTotal: optionalNumber,
  deliveryFee: optionalNumber,
  grossTotal: optionalNumber,
  variableWeightTotal: optionalNumber,
  minimumOrder: optionalNumber,
  freeDeliveryFrom: optionalNumber,
  reopenedOrder: optional(z.object({ orderId: id, modifiableUntil: instant, paymentTypeId: optionalId })),
  waitingCartId: optionalId,
  /** `checkout/buy` sends it back, so that a cart is bought once. */
  version: number,
});

export const packagingListSchema = z.object({ products: list(productSchema) });

export const paymentTypeSchema = z.object({
  paymentTypeId: id,
  name: text,
  descr: text,
  /** null where the shop does not say. */
  online: optionalFlag,
  voucherValues: list(number),
  dueInDays: optionalNumber,
  blocker: text,
});

export const mealVoucherQuoteSchema = z.object({
  /** Products after promotions and before codes. */
  spend: number,
  foodTotal: number,
  discountTotal: optionalNumber,
  deliveryFee: optionalNumber,
  grossTotal: number,
  orderAdjustments: list(adjustmentSchema),
});

export const prepareSchema = z.object({
  cart: optional(cartSchema),
  paymentTypes: list(paymentTypeSchema),
  mealVouchers: optional(mealVoucherQuoteSchema),
});

export const prebilledSchema = z.object({
  prebilledAmount: optionalNumber,
  alreadyHeld: flag,
  alreadyConsented: flag,
  releasedAmount: optionalNumber,
});

/** POST /checkout/buy and /order/payment; `paymentUrl` is "" when nothing is left to pay online. */
export const buySchema = z.object({ orderId: id, paymentUrl: text, orderStatusId: number });

export type WireCart = z.input<typeof cartSchema>;
export type WireCartItem = z.input<typeof cartItemSchema>;
export type WireSector = z.input<typeof sectorSchema>;
export type WireMealVoucherQuote = z.input<typeof mealVoucherQuoteSchema>;
export type WirePrepare = z.input<typeof prepareSchema>;
export type WireBuy = z.input<typeof buySchema>;
export type RawCart = z.output<typeof cartSchema>;
export type RawCartItem = z.output<typeof cartItemSchema>;
