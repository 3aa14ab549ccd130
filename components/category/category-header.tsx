import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { Chip, Chips } from "@/components/ui/chip";
import { Html } from "@/components/ui/html";
import { sceneUrl, sceneSources } from "@/components/ui/scene-sources";
import type { Category } from "@/lib/ebsn/domain/category";
import { paths } from "@/lib/paths";
import { CategoryActions } from "./category-actions";
import styles from "./category-header.module.css";

type Props = { category: Category; picture: string; page: number; href: (path: string) => string };

export function CategoryHeader({ category, picture, page, href }: Props) {
  const t = useTranslations("category");
  const { name, description, children, tint } = category;
  return (
    <header className={styles.header} style={tint ? ({ "--tint": tint } as CSSProperties) : undefined}>
      <h1>{page > 1 ? t("titlePage", { name, page }) : name}</h1>
      {page === 1 && picture && (
        <img
          className={styles.picture}
          src={sceneUrl(picture, 480)}
          srcSet={sceneSources(picture, 240) || undefined}
          sizes="(max-width: 959px) 96px, 340px"
          width={480}
          height={600}
          alt=""
        />
      )}
      {page === 1 && description && <Html markup={description} className={styles.text} />}
      {page === 1 && <CategoryActions actions={category.actions} href={href} />}
      {children.length > 0 && (
        <Chips label={t("shelves", { name })}>
          {children.map((child) => (
            <Chip
              key={child.categoryId}
              href={href(paths.category(child.slug))}
              picture={sceneUrl(child.picture, 240)}
            >
              {child.name}
            </Chip>
          ))}
        </Chips>
      )}
    </header>
  );
}
