/**
 * Period of the loyalty programme, at most five years (D.P.R. 430/2001); shown beside every balance. In a separate
 * file, so that pages without the card do not load it.
 */
export const loyaltyOperation = { firstDay: "2026-01-01", lastDay: "2028-12-31" };
