/** Codes of the shop's errors before an order, for which checkout and cart offer a way out. */
export const BAG_REQUIRED = "error.checkout.bag_required";
export const BELOW_MINIMUM = "error.checkout.minimum_order";
export const FIDELITY_CARD_REQUIRED = "error.checkout.fidelity_card";

/** Codes why the change of an order cannot be bought. */
export const ORDER_ENDED = "error.order.ended";
export const ORDER_IN_PREPARATION = "error.order.not_modifiable";
