import { useTranslations } from "next-intl";
import { brand } from "@/brand.config";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import type { PromoCondition } from "@/lib/rules/promo-condition";
import styles from "./buy-box.module.css";

type Props = { condition: PromoCondition; href: (path: string) => string };

export function PromoConditionNote({ condition, href }: Props) {
  const t = useTranslations("product");
  return (
    <p className={styles.condition}>
      <Icon name={condition.kind === "card" ? "card" : "tag"} size={18} />
      <span>
        {condition.kind === "card" ? t("cardCondition", { card: condition.card }) : t("stampsCondition")}{" "}
        <Link href={href(paths.page(brand.cardPage))}>{t("cardRules")}</Link>
      </span>
    </p>
  );
}
