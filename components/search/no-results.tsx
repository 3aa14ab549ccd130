import { getTranslations } from "next-intl/server";
import { DepartmentTiles } from "@/components/product/department-tiles";
import { Chip, Chips } from "@/components/ui/chip";
import { getCategoryTree, getSuggestions } from "@/lib/ebsn/catalogue";
import type { Suggestions } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths/paths";
import styles from "./search-page.module.css";

const NO_SUGGESTIONS: Suggestions = { terms: [], categories: [], products: [], articles: [] };

async function findSuggestions(q: string): Promise<Suggestions> {
  try {
    return await getSuggestions(q);
  } catch {
    return NO_SUGGESTIONS;
  }
}

type Props = {
  q: string;
  corrections: string[];
  href: (path: string) => string;
};

export async function NoResults({ q, corrections, href }: Props) {
  const [t, { terms, categories }, tree] = await Promise.all([
    getTranslations("search"),
    findSuggestions(q),
    getCategoryTree(),
  ]);
  const suggestedTerms = [...new Set([...corrections, ...terms])];
  return (
    <>
      <div className={styles.help}>
        <p>{t("nothing")}</p>
        {suggestedTerms.length > 0 && <h2>{t("didYouMean")}</h2>}
        {suggestedTerms.length > 0 && (
          <Chips label={t("didYouMean")}>
            {suggestedTerms.map((term) => (
              <Chip key={term} href={href(paths.search(term))}>
                {term}
              </Chip>
            ))}
          </Chips>
        )}
        {categories.length > 0 && (
          <Chips label={t("relatedCategories")}>
            {categories.map(({ slug, name }) => (
              <Chip key={slug} href={href(paths.category(slug))}>
                {name}
              </Chip>
            ))}
          </Chips>
        )}
        <ul className={styles.tips}>
          <li>{t("tipSpelling")}</li>
          <li>{t("tipFewer")}</li>
          <li>{t("tipBrand")}</li>
        </ul>
      </div>
      <h2>{t("departments")}</h2>
      <DepartmentTiles departments={tree} href={href} />
    </>
  );
}
