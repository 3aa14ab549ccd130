import { useLocale, useTranslations } from "next-intl";
import { contentLanguage } from "@/lib/i18n/content-language";
import type { Recipe } from "@/lib/ebsn/domain/article";
import { CookMode } from "./cook-mode";
import styles from "./recipe-method.module.css";

type Props = { title: string; recipe: Recipe };

export function RecipeMethod({ title, recipe: { steps, tip } }: Props) {
  const t = useTranslations("content");
  const lang = contentLanguage(useLocale());
  return (
    <section className={styles.method}>
      <div className={styles.head}>
        <h2>{t("steps")}</h2>
        {steps.length > 0 && (
          <CookMode
            title={title}
            steps={steps}
            messages={{
              start: t("cook.start"),
              step: t.raw("cook.step") as string,
              next: t("cook.next"),
              previous: t("cook.previous"),
              done: t("cook.done"),
            }}
          />
        )}
      </div>
      <ol lang={lang} className={styles.steps}>
        {steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
      {tip && (
        <div className={styles.tip}>
          <h3>{t("tip")}</h3>
          <p lang={lang}>{tip}</p>
        </div>
      )}
    </section>
  );
}
