import { useTranslations } from "next-intl";
import { brand } from "@/brand.config";
import { ContentText } from "@/components/ui/content-text";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths/paths";
import { plainText } from "@/lib/rules/text/plain-text";
import type { PromoView } from "@/lib/rules/prices/promo";
import styles from "./buy-box.module.css";

type Props = { promo: PromoView; href: (path: string) => string };

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What the price of a product depends on; nothing where it depends on nothing. */
export function PromoConditionNote({ promo, href }: Props) {
  const t = useTranslations("product");
  const { condition } = promo;
  if (!condition) return null;
  return (
    <p className={styles.condition}>
      <Icon name={condition.kind === "card" ? "card" : "tag"} size={18} />
      <span>
        {condition.kind === "card" ? (
          t("cardCondition", { card: condition.card })
        ) : (
          <StampsCondition promo={promo} />
        )}{" "}
        <Link href={href(paths.page(brand.cardPage))}>{t("cardRules")}</Link>
      </span>
    </p>
  );
}

function StampsCondition({ promo: { selectable, selectableText } }: { promo: PromoView }) {
  const t = useTranslations("product");
  const offer = plainText(selectableText);
  return (
    <>
      {offer ? <ContentText>{asSentence(offer)}</ContentText> : t("stampsCondition")}
      {selectable && ` ${t("stampsQuestion")}`}
    </>
  );
}
