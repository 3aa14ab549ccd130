import { serviceGroup } from "./delivery-services";

export type PreAuthorisationFacts = {
  /** Cents of the whole order. */
  total: number;
  /** Cents of the goods in it whose weight is only known after picking. */
  variableWeightTotal: number;
  paymentTypeId: number;
  deliveryServiceId: number;
};

export type PreAuthorisation = {
  /** Cents held until the order is weighed and charged. */
  amount: number;
  /** Cents of it over the total. */
  extra: number;
  /** Percentage of the variable-weight total. */
  perc: number;
};

const SATISPAY = 24;
const OTHER = 31;
/** Percent of what is weighed later, unless the way of paying says otherwise. */
export const DEFAULT_PERC = 40;

/** Share of the variable-weight total held on top (spec 2 §9). */
export function preAuthorisationPerc(paymentTypeId: number, deliveryServiceId: number): number {
  if (paymentTypeId !== SATISPAY && paymentTypeId !== OTHER) return DEFAULT_PERC;
  switch (serviceGroup(deliveryServiceId)) {
    case "pickup":
      return 20;
    case "home":
      return 30;
    default:
      return DEFAULT_PERC;
  }
}

/** The exact amount to be held on the customer's card or wallet. */
export function preAuthorisation(facts: PreAuthorisationFacts): PreAuthorisation {
  const perc = preAuthorisationPerc(facts.paymentTypeId, facts.deliveryServiceId);
  const extra = Math.round((Math.max(0, facts.variableWeightTotal) * perc) / 100);
  return { amount: facts.total + extra, extra, perc };
}
