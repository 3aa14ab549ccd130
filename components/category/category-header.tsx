import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { Chip, Chips } from "@/components/ui/chip";
import { ContentText } from "@/components/ui/content-text";
import { pictureUrlAtWidth } from "@/components/ui/picture-src-set";
import type { Category } from "@/lib/ebsn/domain/category";
import { paths } from "@/lib/paths/paths";
import { CategoryActions } from "./category-actions";
import styles from "./category-header.module.css";

type Props = { category: Category; picture: string; page: number; href: (path: string) => string };

export function CategoryHeader({ category, picture, page, href }: Props) {
  const t = useTranslations("category");
  const { name, children, tint, actions } = category;
  const title = page > 1 ? t("titlePage", { name, page }) : name;
  const style = { "--characters": title.length, ...(tint && { "--tint": tint }) };
  return (
    <header className={styles.header} style={style as CSSProperties}>
      {picture && (
        <img className={styles.picture} src={pictureUrlAtWidth(picture, 240)} width={44} height={44} alt="" />
      )}
      <h1>{page > 1 ? title : <ContentText>{name}</ContentText>}</h1>
      <div className={styles.links}>
        {children.length > 0 && (
          <Chips label={t("subcategories", { name })}>
            {children.map((child) => (
              <Chip
                key={child.categoryId}
                href={href(paths.category(child.slug))}
                picture={pictureUrlAtWidth(child.picture, 240)}
              >
                <ContentText>{child.name}</ContentText>
              </Chip>
            ))}
          </Chips>
        )}
        {page === 1 && <CategoryActions actions={actions} href={href} />}
      </div>
    </header>
  );
}
