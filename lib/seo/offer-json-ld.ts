import { brand } from "../../brand.config";
import type { Seller } from "../brand/brand-types";
import type { Product } from "../ebsn/domain/product";
import type { BaseUnit } from "../rules/products/measures";
import type { FoodKind } from "../rules/products/food";
import { pricesForAll } from "../rules/prices/price-for-all";
import { decimalEuros, returnPolicy, shippingDetails } from "./delivery-json-ld";
import type { Offer, PriceSpecification, Quantity } from "./schema-org";

const UNIT_CODES: Record<BaseUnit, string> = { kg: "KGM", l: "LTR", pz: "C62", m: "MTR", lav: "C62" };

const quantity = (value: number, unitCode: string): Quantity => ({
  "@type": "QuantitativeValue",
  value: String(Math.round(value * 1000) / 1000),
  unitCode,
});

function referenceOf({ prices, selling }: Product): Quantity | undefined {
  const { display, unit, baseUnit } = prices;
  if (display === null || baseUnit === null) return undefined;
  const unitCode = UNIT_CODES[baseUnit];
  if (selling.kind === "loose") return quantity(1, unitCode);
  if (!unit) return undefined;
  return { ...quantity(display / unit, unitCode), valueReference: quantity(1, unitCode) };
}

/** The current price only: previous prices are shown to signed-in customers only. */
function specificationOf(product: Product, price: number): PriceSpecification {
  const referenceQuantity = referenceOf(product);
  return {
    "@type": "UnitPriceSpecification",
    price: decimalEuros(price),
    priceCurrency: brand.currency,
    ...(referenceQuantity ? { referenceQuantity } : {}),
  };
}

type OfferContext = { url: string; kind: FoodKind | null; seller: Seller | null; storeId: string };

/** A price that asks for stamps or more pieces is not the one of the offer, which then does not end with it. */
function priceEnd({ promo, prices }: Product, price: number): string {
  const isReduced = [prices.standard, prices.list].some((cents) => cents !== null && cents > price);
  return promo && !promo.selectable && isReduced && price === prices.display ? promo.expireDate : "";
}

export function offerOf(product: Product, { url, kind, seller, storeId }: OfferContext): Offer | null {
  const { display } = pricesForAll(product);
  if (display === null) return null;
  const priceValidUntil = priceEnd(product, display);
  return {
    "@type": "Offer",
    url,
    price: decimalEuros(display),
    priceCurrency: brand.currency,
    availability: product.available > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    itemCondition: "https://schema.org/NewCondition",
    ...(priceValidUntil ? { priceValidUntil } : {}),
    priceSpecification: specificationOf(product, display),
    seller: { "@id": storeId },
    ...(seller?.delivery ? { shippingDetails: shippingDetails(seller.delivery, seller.country) } : {}),
    ...(seller?.returns && kind
      ? { hasMerchantReturnPolicy: returnPolicy(kind === "food" ? null : seller.returns, seller.country) }
      : {}),
  };
}
