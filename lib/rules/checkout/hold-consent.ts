/** Infos of an order: the amount in euros that the customer agreed to have held, and when. */
export const HOLD_CONSENT = "hold_consent";
export const HOLD_CONSENT_DATE = "hold_consent_date";

/** Customers can write the cart's infos, and an earlier consent was for another amount. */
export function withoutHoldConsent(infos: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(infos).filter(([name]) => name !== HOLD_CONSENT && name !== HOLD_CONSENT_DATE),
  );
}

export function onlyHoldConsent(infos: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(infos).filter(([name]) => name === HOLD_CONSENT || name === HOLD_CONSENT_DATE),
  );
}
