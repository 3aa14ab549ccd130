import { getTranslations } from "next-intl/server";
import { Chip, Chips } from "@/components/ui/chip";
import type { ProductList } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths";
import styles from "./search-page.module.css";

type Props = { q: string; literal: boolean; list: ProductList; href: (path: string) => string };

/** Says which words were searched for in the place of misspelt ones, and leads to those that were typed. */
export async function MendedSearch({ q, literal, list, href }: Props) {
  const t = await getTranslations("search");
  if (list.mended.length === 0 || list.products.length === 0) return null;
  const others = literal ? list.mended : list.mended.slice(1);
  return (
    <div className={styles.mended}>
      {!literal && (
        <p>
          {t("mended", { q })}{" "}
          <a href={href(paths.search(q, { esatta: 1 }))} rel="nofollow">
            {t("literally", { q })}
          </a>
        </p>
      )}
      {others.length > 0 && (
        <>
          <p>{t("didYouMean")}</p>
          <Chips label={t("didYouMean")}>
            {others.map((words) => (
              <Chip key={words} href={href(paths.search(words))}>
                {words}
              </Chip>
            ))}
          </Chips>
        </>
      )}
    </div>
  );
}
