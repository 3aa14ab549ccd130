import { useTranslations } from "next-intl";
import { ArticleCard } from "@/components/content/article-card";
import { Chip, Chips } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { type ContentMatches, CONTENT_GROUPS, type ContentGroup, countMatches } from "./find-content";
import styles from "./content-results.module.css";

type Name = (typeof CONTENT_GROUPS)[number];

type LinksProps = { content: ContentMatches; hasProducts: boolean };

/** Links to the groups of results below the products. */
export function ContentLinks({ content, hasProducts }: LinksProps) {
  const t = useTranslations("search");
  const groups = CONTENT_GROUPS.filter((group) => countMatches(content[group]) > 0);
  if (!hasProducts || groups.length === 0) return null;
  return (
    <Chips label={t("alsoFound")}>
      {groups.map((group) => (
        <Chip key={group} href={`#found-${group}`}>
          {t(`groups.${group}`, { count: countMatches(content[group]) })}
        </Chip>
      ))}
    </Chips>
  );
}

type Props = { content: ContentMatches; href: (path: string) => string };

export function ContentResults({ content, href }: Props) {
  return CONTENT_GROUPS.map((name) => <Group key={name} name={name} group={content[name]} href={href} />);
}

type GroupProps = { name: Name; group: ContentGroup; href: (path: string) => string };

function Group({ name, group, href }: GroupProps) {
  const t = useTranslations("search");
  if (countMatches(group) === 0) return null;
  return (
    <section id={`found-${name}`} className={styles.group} aria-labelledby={`found-${name}-title`}>
      <h2 id={`found-${name}-title`}>{t(`groupTitles.${name}`)}</h2>
      {group.cards.length > 0 && (
        <ul className={styles.cards}>
          {group.cards.map((article) => (
            <ArticleCard key={article.articleId} article={article} href={href} size="small" />
          ))}
        </ul>
      )}
      {group.links.length > 0 && (
        <ul className={styles.links}>
          {group.links.map(({ id, title, path }) => (
            <li key={id}>
              <Icon name="info" size={18} />
              <Link href={href(path)}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
