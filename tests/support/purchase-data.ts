/** Body of `checkout/buy`: consents to more than any test's order holds on a card. */
export const PURCHASE_DATA = { payment_data: { holdConsent: 10_000 } };
