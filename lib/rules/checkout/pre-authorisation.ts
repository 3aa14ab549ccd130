import { serviceKind } from "../delivery/delivery-services";

export type PreAuthorisationInput = {
  total: number;
  /** Cents of products whose weight is only known after picking. */
  variableWeightTotal: number;
  paymentTypeId: number;
  deliveryServiceId: number;
};

export type PreAuthorisation = {
  amount: number;
  extra: number;
  perc: number;
};

const SATISPAY = 24;
const OTHER = 31;
export const DEFAULT_PERC = 40;

/** requirements/checkout#pre-authorisation */
function preAuthorisationPerc(paymentTypeId: number, deliveryServiceId: number): number {
  if (paymentTypeId !== SATISPAY && paymentTypeId !== OTHER) return DEFAULT_PERC;
  switch (serviceKind(deliveryServiceId)) {
    case "pickup":
      return 20;
    case "home":
      return 30;
    default:
      return DEFAULT_PERC;
  }
}

/** PSD2 art. 75: more than the order costs is held only with a consent to exactly that amount. */
export const needsHoldConsent = (authorisedCents: number, totalCents: number): boolean =>
  authorisedCents > totalCents;

export function preAuthorisation(input: PreAuthorisationInput): PreAuthorisation {
  const perc = preAuthorisationPerc(input.paymentTypeId, input.deliveryServiceId);
  const extra = Math.round((Math.max(0, input.variableWeightTotal) * perc) / 100);
  return { amount: input.total + extra, extra, perc };
}
