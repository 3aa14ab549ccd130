import { useTranslations } from "next-intl";
import { getSellingRule } from "@/lib/cart/compact-selling";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { strictestLimit } from "@/lib/rules/quantities/quantity";
import styles from "./buy-box.module.css";
import { cardNotes } from "./card-notes";
import { EarliestDeliveryDate } from "./earliest-delivery-date";
import type { CardContext } from "./product-card";

type Props = { product: ProductDetail; context: CardContext };

/** When and how much of the product can be bought. */
export function PurchaseNotes({ product, context: { messages, locale } }: Props) {
  const t = useTranslations("product");
  const { selling } = product;
  const isLoose = selling.kind === "loose";
  return (
    <ul className={styles.notes}>
      {cardNotes(product, messages, locale).map((note, index) => (
        <li key={note}>
          {note}
          {index === 0 && product.leadTimeHours > 0 && (
            <EarliestDeliveryDate hours={product.leadTimeHours} dayLock={product.dayLock} />
          )}
        </li>
      ))}
      {(isLoose || selling.variableWeight) && <li>{t("looseNote")}</li>}
      {selling.minAcq > 1 && !isLoose && <li>{t("minimum", { count: selling.minAcq })}</li>}
      <LimitNote product={product} />
    </ul>
  );
}

function LimitNote({ product: { selling, classMax, dailyMax } }: { product: ProductDetail }) {
  const t = useTranslations("product");
  const limit = strictestLimit(getSellingRule(selling), classMax, dailyMax);
  if (!limit) return null;
  const { kind, count } = limit;
  if (kind === "product") return <li>{t("maximum", { count })}</li>;
  if (kind === "day") return <li>{t("dailyMaximum", { count })}</li>;
  return classMax && <li>{t("classMaximum", { count, name: classMax.name })}</li>;
}
