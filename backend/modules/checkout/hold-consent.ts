import {
  HOLD_CONSENT,
  HOLD_CONSENT_DATE,
  onlyHoldConsent,
  withoutHoldConsent,
} from "../../../lib/rules/checkout/hold-consent";
import { needsHoldConsent } from "../../../lib/rules/checkout/pre-authorisation";
import type { Db } from "../../db/client";
import { toCents, toEuros } from "../../euros";
import type { CartState } from "../cart/state";
import type { OrderRow } from "../order/rows";
import { findCoveringPayment } from "../order/replace";
import type { PaymentTypeRow } from "../payment/types";
import { computePrebilledCents, needsOnlinePayment } from "./write-order";
import { translatedError } from "../lang/translated-message";

const noConsent = (cents: number) =>
  translatedError("error.checkout.hold_consent", ({ t, price }) =>
    t("answer.holdConsent", { amount: price(cents) }),
  );

type Consent = { amountCents: number; paymentData: Record<string, unknown>; now: Date };

function consentInfos({ amountCents, paymentData, now }: Consent): Record<string, string> {
  const consentedCents = toCents(Number(paymentData.holdConsent ?? 0));
  if (consentedCents !== amountCents) throw noConsent(amountCents);
  return { [HOLD_CONSENT]: String(toEuros(amountCents)), [HOLD_CONSENT_DATE]: now.toISOString() };
}

/** A consent is only valid for its exact amount. */
export const isConsentedTo = (infos: Record<string, string>, amountCents: number): boolean =>
  infos[HOLD_CONSENT] === String(toEuros(amountCents));

type ConsentInput = { paymentType: PaymentTypeRow; paymentData: Record<string, unknown>; now: Date };

/** Returns the infos that record the consent; throws if it is required and missing, or for another amount. */
export async function requireHoldConsent(
  tx: Db,
  state: CartState,
  { paymentType, paymentData, now }: ConsentInput,
): Promise<Record<string, string>> {
  const { reopenedOrder, totals } = state;
  if (!needsOnlinePayment(paymentType, totals)) return {};
  const { paymentTypeId } = paymentType;
  const amountCents = computePrebilledCents(state, paymentTypeId);
  const earlierPayment =
    reopenedOrder && (await findCoveringPayment(tx, reopenedOrder.orderId, { paymentTypeId, amountCents }));
  const preAuthorisedCents = earlierPayment?.amountCents ?? amountCents;
  if (!needsHoldConsent(preAuthorisedCents, totals.totalCents)) return {};
  if (earlierPayment && isConsentedTo(reopenedOrder.infos, preAuthorisedCents))
    return onlyHoldConsent(reopenedOrder.infos);
  return consentInfos({ amountCents: preAuthorisedCents, paymentData, now });
}

export function changeHoldConsent(
  { infos, totalCents }: Pick<OrderRow, "infos" | "totalCents">,
  { isOnline, ...consent }: Consent & { isOnline: boolean },
): Record<string, string> {
  const otherInfos = withoutHoldConsent(infos);
  const { amountCents } = consent;
  if (!isOnline || !needsHoldConsent(amountCents, totalCents)) return otherInfos;
  if (isConsentedTo(infos, amountCents)) return infos;
  return { ...otherInfos, ...consentInfos(consent) };
}
