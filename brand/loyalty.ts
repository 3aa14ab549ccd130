/**
 * The operation of the loyalty card, of five years at most (D.P.R. 430/2001): its days stand beside every balance. A file
 * of its own, so that pages without the card do not load it.
 */
export const loyaltyOperation = { firstDay: "2026-01-01", lastDay: "2028-12-31" };
