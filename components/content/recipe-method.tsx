import { useTranslations } from "next-intl";
import type { Recipe } from "@/lib/ebsn/domain/article";
import styles from "./recipe-method.module.css";

export function RecipeMethod({ recipe: { steps, tip } }: { recipe: Recipe }) {
  const t = useTranslations("content");
  return (
    <section className={styles.method}>
      <h2>{t("steps")}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
      {tip && (
        <div className={styles.tip}>
          <h3>{t("tip")}</h3>
          <p>{tip}</p>
        </div>
      )}
    </section>
  );
}
