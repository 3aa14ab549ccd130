import { brand } from "../../brand.config";
import type { Seller } from "../brand/brand-types";
import type { ReturnPolicy, ShippingDetails } from "./schema-org";

export const decimalEuros = (cents: number) => (cents / 100).toFixed(2);

const days = ([minValue, maxValue]: readonly [number, number]) =>
  ({ "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" }) as const;

export function shippingDetails(
  { maxFeeCents, handlingDays, transitDays }: NonNullable<Seller["delivery"]>,
  country: string,
): ShippingDetails {
  return {
    "@type": "OfferShippingDetails",
    shippingRate: {
      "@type": "MonetaryAmount",
      maxValue: decimalEuros(maxFeeCents),
      currency: brand.currency,
    },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: days(handlingDays),
      transitTime: days(transitDays),
    },
  };
}

/** null: goods that cannot be returned, as food (art. 59 Codice del consumo). */
export function returnPolicy(returns: Seller["returns"], country: string): ReturnPolicy {
  const policy = { "@type": "MerchantReturnPolicy", applicableCountry: country } as const;
  if (!returns) return { ...policy, returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" };
  return {
    ...policy,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: returns.days,
    returnMethod: "https://schema.org/ReturnByMail",
    returnFees: returns.areFree
      ? "https://schema.org/FreeReturn"
      : "https://schema.org/ReturnFeesCustomerResponsibility",
  };
}
