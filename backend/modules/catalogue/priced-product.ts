import type { WireProduct, WirePromo } from "../../../lib/ebsn/schemas/product";
import { baseUnitOf } from "../../../lib/rules/products/measures";
import type { SizedProduct } from "../../../lib/rules/prices/price-content";
import type { PricedPromo } from "../../../lib/rules/prices/promo";
import { toCents } from "../../euros";
import { isLoose } from "../cart/selling-rule";

const centsOf = (euros: unknown) => (euros === undefined || euros === null ? null : toCents(Number(euros)));

function pricedPromo({ view, ...promo }: WirePromo): PricedPromo {
  return {
    typeId: Number(promo.warehousePromoTypeId ?? 0),
    selectable: promo.selectable === true,
    selectableText: String(view?.selectablePromoText ?? ""),
    discountPerc: promo.discountPerc === undefined ? null : Number(promo.discountPerc),
    hasPercentage: view?.hasPercentage === true,
    percentagePrice: view?.percentagePrice === undefined ? null : Number(view.percentagePrice),
    pieces: view?.MPieces === undefined ? null : Number(view.MPieces),
    header: String(view?.header ?? ""),
    body: String(view?.body ?? ""),
    bubble: String(view?.bubble ?? ""),
    bubbleCheckout: String(view?.bubbleCheckout ?? ""),
    expireDate: "",
  };
}

/** The product of an order, as the storefront's price rules read it. */
export function pricedProduct(product: WireProduct): SizedProduct {
  const base = baseUnitOf(String(product.unitMeasureBase?.um ?? ""));
  const perUnit = Number(product.priceUmDisplay ?? 0);
  return {
    prices: {
      display: centsOf(product.priceDisplay),
      list: centsOf(product.price),
      standard: centsOf(product.priceStandardDisplay),
      lowest30: centsOf(product.lowestPrice30),
      unit: base && perUnit > 0 ? toCents(perUnit * base.factor) : null,
      baseUnit: base?.unit ?? null,
    },
    promo: product.warehousePromo ? pricedPromo(product.warehousePromo) : null,
    selling: { kind: isLoose(product.productInfos ?? {}) ? "loose" : "piece" },
    packSize: String(product.description ?? ""),
  };
}
