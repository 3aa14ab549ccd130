import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { classNames } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";
import type { ArticleCard as Card } from "@/lib/ebsn/domain/article";
import { formatFullDate } from "@/lib/dates";
import { contentLanguage } from "@/lib/i18n/content-language";
import { articlePath } from "@/lib/paths/article-path";
import { ArticlePicture } from "./article-picture";
import styles from "./article-card.module.css";
import { formatDuration } from "./format-duration";

type Props = {
  article: Card;
  href: (path: string) => string;
  size?: "small" | "normal";
  /** The first of its page, as wide as the page on a desktop. */
  isLead?: boolean;
  heading?: "h2" | "h3";
};

const SIZES = "(max-width: 599px) 92vw, (max-width: 959px) 46vw, (max-width: 1799px) 440px, 570px";
const LEAD_SIZES = "(max-width: 599px) 92vw, (max-width: 959px) 46vw, 62vw";

export function ArticleCard({ article, href, size = "normal", isLead, heading: Heading = "h3" }: Props) {
  const t = useTranslations("content");
  const locale = useLocale();
  const lang = contentLanguage(locale);
  const { kind, title, abstract, course, categories, minutes, date, picture } = article;
  const isRecipe = kind === "recipe";
  const label = isRecipe ? course?.name : categories.map(({ name }) => name).join(" · ");
  return (
    <li className={classNames(styles.card, size === "small" && styles.small)}>
      <div className={styles.frame}>
        <ArticlePicture src={picture} alt="" sizes={isLead ? LEAD_SIZES : SIZES} eager={isLead} />
      </div>
      <div className={styles.body} lang={lang}>
        {label && <p className={styles.label}>{label}</p>}
        <Heading>
          <Link href={href(articlePath(article))}>{title}</Link>
        </Heading>
        {size === "normal" && abstract && <p className={styles.abstract}>{abstract}</p>}
        {isRecipe && minutes !== null && (
          <p className={styles.note} lang={lang && locale}>
            <Icon name="clock" size={18} />
            {formatDuration(minutes, t)}
          </p>
        )}
        {!isRecipe && date && (
          <p className={styles.note} lang={lang && locale}>
            <time dateTime={date}>{formatFullDate(date, locale)}</time>
          </p>
        )}
      </div>
    </li>
  );
}
