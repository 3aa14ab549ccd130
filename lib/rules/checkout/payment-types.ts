export const PAY_ON_DELIVERY_TYPE_ID = 2;
export const CARD_TYPE_ID = 12;
export const PAYPAL_TYPE_ID = 13;
export const SATISPAY_TYPE_ID = 24;
const ONLINE_TYPE_ID = 1;
const OTHER_TYPE_ID = 31;
const DEFERRED = 11;
export const SUMMARY_INVOICE_TYPE_ID = 101;

/** Payment types whose texts we have in other languages (requirements/checkout#payment-types). */
const KEYS = {
  [ONLINE_TYPE_ID]: "online",
  [PAY_ON_DELIVERY_TYPE_ID]: "onDelivery",
  [DEFERRED]: "deferred",
  [CARD_TYPE_ID]: "card",
  [PAYPAL_TYPE_ID]: "payPal",
  [SATISPAY_TYPE_ID]: "satispay",
  [OTHER_TYPE_ID]: "other",
  [SUMMARY_INVOICE_TYPE_ID]: "summaryInvoice",
} as const;

const PAID_ONLINE = [ONLINE_TYPE_ID, CARD_TYPE_ID, PAYPAL_TYPE_ID, SATISPAY_TYPE_ID, OTHER_TYPE_ID];

/** By its id alone. */
export const isPaidOnline = (paymentTypeId: number): boolean => PAID_ONLINE.includes(paymentTypeId);

/** Credit to consumers (D.Lgs. 212/2025): offered where the shop has decided so; 101 is for companies. */
export const withoutDeferred = <T extends { paymentTypeId: number }>(types: T[]): T[] =>
  types.filter(({ paymentTypeId }) => paymentTypeId !== DEFERRED);

type PaymentTypeKey = (typeof KEYS)[keyof typeof KEYS];

export const paymentTypeKey = (paymentTypeId: number): PaymentTypeKey | null =>
  (KEYS as Record<number, PaymentTypeKey>)[paymentTypeId] ?? null;
