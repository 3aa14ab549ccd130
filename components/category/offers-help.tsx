import { useTranslations } from "next-intl";
import styles from "./offers.module.css";

const TOPICS = ["howDiscount", "howMulti", "howCard", "howStamps"] as const;

/** `category` undefined: the whole shop. */
export function OffersHelp({ category }: { category?: string }) {
  const t = useTranslations("offers");
  return (
    <section className={styles.help} aria-labelledby="offers-help">
      <h2 id="offers-help">{t("how")}</h2>
      <p>{category ? t("textIn", { name: category }) : t("text")}</p>
      <dl>
        {TOPICS.map((topic) => (
          <div key={topic}>
            <dt>{t(topic)}</dt>
            <dd>{t(`${topic}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
