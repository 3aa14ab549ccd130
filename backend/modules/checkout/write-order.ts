import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import type { WirePersonFiscal } from "../../../lib/ebsn/schemas/invoice";
import { withoutHoldConsent } from "../../../lib/rules/checkout/hold-consent";
import { isMealVoucher } from "../../../lib/rules/checkout/meal-vouchers";
import { preAuthorisation } from "../../../lib/rules/checkout/pre-authorisation";
import type { Db } from "../../db/client";
import { eq } from "drizzle-orm";
import {
  order,
  type OrderAdjustment,
  orderItem,
  type OrderMealVouchers,
  usedGift,
  userGift,
} from "../../db/schema";
import { addressWire } from "../address/wire";
import type { CartState } from "../cart/state";
import type { Adjustment, Totals } from "../cart/totals";
import { packagingWire, serviceWire } from "../cart/wire";
import { hasVariableWeight } from "../cart/selling-rule";
import type { SeedPromo } from "../../seed/types";
import { isPromoApplied } from "../promotion/offer";
import { productWire } from "../catalogue/wire";
import { takePoints } from "../order/points";
import { PAYMENT_TIMEOUT_MS } from "../order/expiry";
import type { OrderRow } from "../order/rows";
import type { PaymentTypeRow } from "../payment/types";
import { newToken } from "../session/token";

export type OrderTerms = {
  paymentType: PaymentTypeRow;
  mealVouchers: OrderMealVouchers | null;
  personFiscal: WirePersonFiscal | null;
  holdConsent: Record<string, string>;
  /** The order that this one replaces. */
  reopenedOrder: OrderRow | null;
};

/** Pre-authorised amount: the total plus a margin for variable weights. */
export function computePrebilledCents({ totals, delivery }: CartState, paymentTypeId: number): number {
  if (isMealVoucher(paymentTypeId)) return totals.totalCents;
  return preAuthorisation({
    total: totals.totalCents,
    variableWeightTotal: totals.variableWeightCents,
    paymentTypeId,
    deliveryServiceId: delivery.choice.deliveryServiceId,
  }).amount;
}

export const needsOnlinePayment = (
  { online }: Pick<PaymentTypeRow, "online">,
  { totalCents }: Pick<Totals, "totalCents">,
): boolean => online && totalCents > 0;

function pointsPerPiece(
  promo: SeedPromo | null,
  infos: Record<string, string>,
  total: { discountCents: number } | undefined,
) {
  const isApplied = promo && total && total.discountCents > 0 && isPromoApplied(promo, infos.use_wpid);
  return isApplied && promo.points ? { pointsPerPiece: promo.points } : {};
}

function itemValues(state: CartState, orderId: number, now: Date) {
  return state.lines.map(({ item, article }) => {
    const total = state.totals.lines.get(item.itemId);
    const isPackaging = article.kind === "packaging";
    return {
      orderId,
      productId: item.productId,
      product: isPackaging
        ? packagingWire(article.row)
        : { ...productWire(article.row, now), ...pointsPerPiece(article.row.promo, item.infos, total) },
      packaging: isPackaging,
      quantity: item.quantity,
      infos: item.infos,
      unitCents: article.row.priceCents ?? 0,
      grossCents: total?.grossCents ?? 0,
      discountCents: total?.discountCents ?? 0,
      netCents: total?.netCents ?? 0,
      variableWeight: !isPackaging && hasVariableWeight(article.row.infos),
    };
  });
}

const toOrderAdjustment = ({
  description,
  amountCents,
  giftCode,
  userGiftId,
  reducesDelivery,
}: Adjustment): OrderAdjustment => ({ description, amountCents, giftCode, userGiftId, reducesDelivery });

export const orderTotals = (totals: Totals) => ({
  productsCents: totals.productsCents,
  discountCents: totals.discountCents,
  packagingCents: totals.packagingCents,
  deliveryFeeCents: totals.deliveryFeeCents,
  totalCents: totals.totalCents,
  variableWeightCents: totals.variableWeightCents,
  adjustments: totals.adjustments.map(toOrderAdjustment),
});

/** Before the orders of both timeslots can no longer be changed. */
function paymentDeadline(cutoffAt: Date, reopenedOrder: OrderRow | null, now: Date): Date {
  const cutoffs = [cutoffAt, reopenedOrder?.cutoffAt ?? cutoffAt].map(Number);
  return new Date(Math.min(now.getTime() + PAYMENT_TIMEOUT_MS, ...cutoffs));
}

async function writeItems(tx: Db, row: OrderRow, state: CartState, now: Date): Promise<OrderRow> {
  const items = await tx
    .insert(orderItem)
    .values(itemValues(state, row.orderId, now))
    .returning({ orderItemId: orderItem.orderItemId });
  const { adjustments } = state.totals;
  if (!adjustments.some(({ reducesItem }) => reducesItem)) return row;
  const orderItemIds = new Map(
    state.lines.map(({ item }, index) => [item.itemId, items[index]?.orderItemId]),
  );
  const [updated] = await tx
    .update(order)
    .set({
      adjustments: adjustments.map((adjustment) => ({
        ...toOrderAdjustment(adjustment),
        ...(adjustment.reducesItem ? { orderItemId: orderItemIds.get(adjustment.itemId ?? 0) } : {}),
      })),
    })
    .where(eq(order.orderId, row.orderId))
    .returning();
  return updated ?? row;
}

export async function writeOrder(
  tx: Db,
  state: CartState,
  { paymentType, mealVouchers, personFiscal, holdConsent, reopenedOrder }: OrderTerms,
  now: Date,
): Promise<OrderRow> {
  const { cart, delivery, totals, customer } = state;
  const { address, point, slot, service } = delivery;
  if (!cart || !customer || !address || !point || !slot || !service)
    throw new Error("cart is not ready for checkout");
  const needsPayment = needsOnlinePayment(paymentType, totals);
  const [row] = await tx
    .insert(order)
    .values({
      customerId: customer.customerId,
      cartId: cart.cartId,
      orderStatusId: needsPayment ? ORDER_STATUS.unpaid : ORDER_STATUS.validation,
      orderedAt: now,
      storeId: point.storeId,
      warehouseId: point.warehouseId,
      deliveryService: serviceWire(service, delivery.fees),
      shippingAddress: addressWire(address),
      addressId: address.addressId,
      timeslotId: slot.row.timeslotId,
      slotDate: slot.date,
      slotPointId: slot.pointId,
      beginTime: slot.row.beginTime,
      endTime: slot.row.endTime,
      cutoffAt: slot.cutoffAt,
      paymentTypeId: paymentType.paymentTypeId,
      payBefore: needsPayment ? paymentDeadline(slot.cutoffAt, reopenedOrder, now) : null,
      mealVouchers,
      personFiscal,
      pointsSpent: state.pointsSpent,
      accessToken: newToken(),
      infos: { ...withoutHoldConsent(cart.infos), ...holdConsent },
      ...orderTotals(totals),
      prebilledCents: computePrebilledCents(state, paymentType.paymentTypeId),
    })
    .returning();
  if (!row) throw new Error("order not written");
  await spendGifts(tx, state, customer.customerId, row.orderId);
  await takePoints(tx, row, now);
  return writeItems(tx, row, state, now);
}

async function spendGifts(
  tx: Db,
  { totals, cart }: CartState,
  customerId: number,
  orderId: number,
): Promise<void> {
  const codes = totals.adjustments.filter(({ userGiftId }) => userGiftId === null);
  const usedCodes = codes.map(({ giftCertificateId }) => ({ customerId, giftCertificateId, orderId }));
  if (usedCodes.length > 0) await tx.insert(usedGift).values(usedCodes);
  for (const { userGiftId, itemId } of totals.adjustments)
    if (userGiftId !== null)
      await tx
        .update(userGift)
        .set({ orderId, cartId: cart?.cartId ?? null, itemId })
        .where(eq(userGift.userGiftId, userGiftId));
}
