/** Ids of the statuses of orders (requirements/orders#order-status). */
export const ORDER_STATUS = {
  validation: 1,
  validating: 2,
  ordered: 3,
  preparation: 4,
  picking: 5,
  ready: 6,
  outForDelivery: 7,
  delivered: 8,
  partiallyDelivered: 9,
  cancelled: 10,
  unpaid: 11,
  notCollected: 12,
  failed: 13,
  abandoned: 14,
  receipted: 18,
  businessValidation: 19,
  validationApproved: 20,
  validationRejected: 21,
} as const;

/** Of orders that count neither as purchases nor towards a limit. */
export const NOT_PURCHASED_STATUSES: number[] = [
  ORDER_STATUS.cancelled,
  ORDER_STATUS.validationRejected,
  ORDER_STATUS.notCollected,
  ORDER_STATUS.abandoned,
];

export const DELIVERED_STATUSES: readonly number[] = [
  ORDER_STATUS.delivered,
  ORDER_STATUS.partiallyDelivered,
  ORDER_STATUS.receipted,
];
