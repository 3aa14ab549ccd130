import { brand } from "../../brand.config";
import { getCartItems } from "../cart/selectors";
import type { Cart, Line, PaymentType } from "../ebsn/domain/cart";
import type { Order } from "../ebsn/domain/order";
import { paymentTypeKey } from "../rules/checkout/payment-types";
import { serviceKind } from "../rules/delivery/delivery-services";
import type { AnalyticsEvent, AnalyticsItem, Ecommerce } from "./events";

const euros = (cents: number) => Math.round(cents) / 100;

export function lineItem({ product, quantity, netCents, grossCents }: Line, count = quantity): AnalyticsItem {
  const paid = netCents ?? grossCents;
  return {
    item_id: String(product.productId),
    item_name: product.name,
    ...(product.brand && { item_brand: product.brand }),
    ...(paid !== null && quantity > 0 && { price: euros(paid / quantity) }),
    quantity: count,
  };
}

/** Tags turn what was viewed or added into advertisements, which infant formula must not have (D.M. 82/2009). */
export const promotableLines = <L extends Line>(lines: L[]): L[] =>
  lines.filter(({ product }) => !product.notPromotable);

export const itemsValue = (items: AnalyticsItem[]): number =>
  euros(items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity * 100, 0));

export function cartEcommerce(cart: Cart): Ecommerce {
  const items = promotableLines(getCartItems(cart)).map((item) => lineItem(item));
  return { currency: brand.currency, value: itemsValue(items), items };
}

/** By its own name, which is the same in every language. */
export const shippingTier = (cart: Cart | null): string =>
  serviceKind(cart?.service?.deliveryServiceId) ?? cart?.service?.name ?? "";

export const shippingEvent = (cart: Cart): AnalyticsEvent => ({
  event: "add_shipping_info",
  ecommerce: {
    ...cartEcommerce(cart),
    shipping_tier: shippingTier(cart),
  },
});

/** The payment type by its own name, too. */
export const paymentEvent = (cart: Cart, { paymentTypeId, name }: PaymentType): AnalyticsEvent => ({
  event: "add_payment_info",
  ecommerce: { ...cartEcommerce(cart), payment_type: paymentTypeKey(paymentTypeId) ?? name },
});

export function purchaseEvent({ orderId, items, totals, adjustments, replacedOrder }: Order): AnalyticsEvent {
  const codes = adjustments.map(({ giftCode }) => giftCode).filter(Boolean);
  return {
    event: "purchase",
    ecommerce: {
      transaction_id: String(orderId),
      currency: brand.currency,
      value: euros(totals.gross),
      ...(totals.deliveryFee !== null && { shipping: euros(totals.deliveryFee) }),
      ...(codes.length > 0 && { coupon: codes.join(",") }),
      items: promotableLines(items).map((item) => lineItem(item)),
    },
    ...(replacedOrder && { replaced_transaction_id: String(replacedOrder.orderId) }),
  };
}
