import { useTranslations } from "next-intl";
import type { Product } from "@/lib/ebsn/domain/product";
import { formatPriceWithUnit } from "@/lib/format/price-with-unit";
import { pricesForAll } from "@/lib/rules/prices/price-for-all";
import { promoCondition } from "@/lib/rules/prices/promo-condition";
import styles from "./buy-box.module.css";

/** What those pay who do not meet the condition of the price; nothing where it has none. */
export function PriceWithoutCondition({ product, locale }: { product: Product; locale: string }) {
  const t = useTranslations("product");
  const condition = promoCondition(product.promo);
  const prices = pricesForAll(product);
  if (!condition || prices.display === null || prices.display === product.prices.display) return null;
  const price = formatPriceWithUnit(prices.display, { ...product, prices }, locale);
  return (
    <p className={styles.withoutCondition}>
      {t(condition.kind === "card" ? "withoutCard" : "withoutStamps", { price })}
    </p>
  );
}
