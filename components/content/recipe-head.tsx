import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { contentLanguage } from "@/lib/i18n/content-language";
import type { Article } from "@/lib/ebsn/domain/article";
import { ArticlePicture } from "./article-picture";
import { translateDifficulty } from "@/lib/content/translate-difficulty";
import { formatDuration } from "./format-duration";
import { PrintButton } from "./print-button";
import styles from "./recipe-head.module.css";

export function RecipeHead({ article }: { article: Article }) {
  const t = useTranslations("content");
  const lang = contentLanguage(useLocale());
  const { title, abstract, course, categories, minutes, recipe, picture, pictureAlt } = article;
  const formatMinutes = (minutesTotal: number | null | undefined) =>
    minutesTotal ? formatDuration(minutesTotal, t) : "";
  const facts = [
    { name: t("preparation"), value: formatMinutes(recipe?.preparationMinutes) },
    { name: t("cooking"), value: formatMinutes(recipe?.cookingMinutes) },
    { name: t("rest"), value: formatMinutes(recipe?.restMinutes) },
    { name: t("total"), value: formatMinutes(minutes) },
    { name: t("difficulty"), value: translateDifficulty(recipe?.difficulty ?? "", t) },
  ].filter(({ value }) => value);
  const labels = [course?.name, ...categories.map(({ name }) => name)].filter(Boolean);
  return (
    <header className={styles.head}>
      <div className={styles.body}>
        {labels.length > 0 && (
          <p lang={lang} className={styles.labels}>
            {labels.join(" · ")}
          </p>
        )}
        <h1 lang={lang}>{title}</h1>
        {abstract && (
          <p lang={lang} className={styles.abstract}>
            {abstract}
          </p>
        )}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <PrintButton>
          <Icon name="print" size={20} />
          {t("print")}
        </PrintButton>
      </div>
      <ArticlePicture
        className={styles.picture}
        src={picture}
        alt={pictureAlt}
        sizes="(max-width: 959px) 100vw, (max-width: 1799px) 760px, 1280px"
        eager
      />
    </header>
  );
}
