import { useTranslations } from "next-intl";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { isReductionShown } from "@/lib/rules/products/reduced-quantity";
import styles from "./buy-box.module.css";

type Props = { product: Pick<ProductDetail, "reducedQuantity">; today: string };

/** Wording of the law (Codice del consumo, art. 15-bis). */
export function ReducedQuantity({ product: { reducedQuantity: reduced }, today }: Props) {
  const t = useTranslations("product");
  if (!reduced || !isReductionShown(reduced, today)) return null;
  return <p className={styles.condition}>{t("reducedQuantity", { amount: reduced.amount })}</p>;
}
