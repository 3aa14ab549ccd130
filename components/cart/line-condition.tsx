import { useTranslations } from "next-intl";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { promoCondition } from "@/lib/rules/promo-condition";
import styles from "./cart-line.module.css";

const DECLINED = "-1";

/** What the line's price depends on, unless the promotion was declined. */
export function LineCondition({ item: { product, info } }: { item: Pick<CartItem, "product" | "info"> }) {
  const t = useTranslations("cart");
  const condition = info.use_wpid === DECLINED ? null : promoCondition(product.promo);
  if (!condition) return null;
  return (
    <p className={styles.condition}>
      {condition.kind === "card" ? t("cardCondition", { card: condition.card }) : t("stampsCondition")}
    </p>
  );
}
