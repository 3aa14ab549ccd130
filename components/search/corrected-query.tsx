import { getTranslations } from "next-intl/server";
import { Chip, Chips } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import type { ProductList } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths/paths";
import styles from "./search-page.module.css";

type Props = { q: string; exact: boolean; list: ProductList; href: (path: string) => string };

export async function CorrectedQuery({ q, exact, list, href }: Props) {
  const t = await getTranslations("search");
  if (list.products.length === 0) return null;
  if (list.isOnlyNearest) {
    const wanted = exact ? q : (list.correctedQueries[0] ?? q);
    return <p className={styles.corrected}>{t("onlyNearest", { q: wanted })}</p>;
  }
  if (list.correctedQueries.length === 0) return null;
  const alternatives = exact ? list.correctedQueries : list.correctedQueries.slice(1);
  return (
    <div className={styles.corrected}>
      {!exact && (
        <p>
          {t("corrected", { q })}{" "}
          <Link href={href(paths.search(q, { esatta: 1 }))} rel="nofollow">
            {t("searchExactly", { q })}
          </Link>
        </p>
      )}
      {alternatives.length > 0 && (
        <>
          <p>{t("didYouMean")}</p>
          <Chips label={t("didYouMean")}>
            {alternatives.map((suggestion) => (
              <Chip key={suggestion} href={href(paths.search(suggestion))}>
                {suggestion}
              </Chip>
            ))}
          </Chips>
        </>
      )}
    </div>
  );
}
