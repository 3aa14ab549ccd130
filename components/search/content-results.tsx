import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ArticleCard } from "@/components/content/article-card";
import { Chip, Chips } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { Content } from "./find-content";
import styles from "./content-results.module.css";

const GROUPS = ["recipes", "articles", "pages"] as const;

type LinksProps = { content: Content; hasProducts: boolean };

/** The groups of results below, where products alone would hide the others. */
export function ContentLinks({ content, hasProducts }: LinksProps) {
  const t = useTranslations("search");
  const groups = GROUPS.filter((group) => content[group].length > 0);
  if (!hasProducts || groups.length === 0) return null;
  return (
    <Chips label={t("alsoFound")}>
      {groups.map((group) => (
        <Chip key={group} href={`#found-${group}`}>
          {t(`groups.${group}`, { count: content[group].length })}
        </Chip>
      ))}
    </Chips>
  );
}

type Props = { content: Content; href: (path: string) => string };

export function ContentResults({ content, href }: Props) {
  return (
    <>
      {(["recipes", "articles"] as const).map((group) => (
        <Group key={group} name={group} count={content[group].length}>
          <ul className={styles.cards}>
            {content[group].map((article) => (
              <ArticleCard key={article.articleId} article={article} href={href} size="small" />
            ))}
          </ul>
        </Group>
      ))}
      <Group name="pages" count={content.pages.length}>
        <ul className={styles.pages}>
          {content.pages.map(({ id, title, path }) => (
            <li key={id}>
              <Icon name="info" size={18} />
              <Link href={href(path)}>{title}</Link>
            </li>
          ))}
        </ul>
      </Group>
    </>
  );
}

type GroupProps = { name: (typeof GROUPS)[number]; count: number; children: ReactNode };

function Group({ name, count, children }: GroupProps) {
  const t = useTranslations("search");
  if (count === 0) return null;
  return (
    <section id={`found-${name}`} className={styles.group} aria-labelledby={`found-${name}-title`}>
      <h2 id={`found-${name}-title`}>{t(`groupTitles.${name}`)}</h2>
      {children}
    </section>
  );
}
