/** Infos of an order: the amount in euros that the customer agreed to have held, and when. */
export const HOLD_CONSENT = "hold_consent";
export const HOLD_CONSENT_DATE = "hold_consent_date";
