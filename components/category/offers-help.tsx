import { useTranslations } from "next-intl";
import { config } from "@/lib/config";
import styles from "./offers.module.css";

const TOPICS = ["howDiscount", "howMulti"] as const;
const CARD_TOPICS = ["howCard", "howStamps"] as const;

/** Neither category nor kind: the whole shop. */
export function OffersHelp({ category = "", kind = "" }: { category?: string; kind?: string }) {
  const t = useTranslations("offers");
  const text = category ? t("textIn", { name: category }) : t("text");
  return (
    <section className={styles.help} aria-labelledby="offers-help">
      <h2 id="offers-help">{t("how")}</h2>
      <p>{kind ? t("textKind", { name: kind }) : text}</p>
      <dl>
        {[...TOPICS, ...(config.hasLoyaltyCard ? CARD_TOPICS : [])].map((topic) => (
          <div key={topic}>
            <dt>{t(topic)}</dt>
            <dd>{t(`${topic}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
