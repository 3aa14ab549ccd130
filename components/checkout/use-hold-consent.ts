"use client";

import { useState } from "react";

/** The consent is bound to the amount: another amount needs a new one. */
export function useHoldConsent(amountCents: number | null) {
  const [consentedCents, setConsentedCents] = useState<number | null>(null);
  return {
    hasConsent: amountCents !== null && consentedCents === amountCents,
    setConsent: (isGiven: boolean) => setConsentedCents(isGiven ? amountCents : null),
  };
}
