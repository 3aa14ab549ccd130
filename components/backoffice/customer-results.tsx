import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { backofficePaths } from "@/lib/backoffice-paths";
import type { FoundUsers } from "@/lib/ebsn/domain/backoffice";
import { localPath } from "@/lib/i18n/local-path";
import styles from "./backoffice.module.css";
import { CustomerRow } from "./customer-row";
import type { AskedUsers } from "./user-query";

type Props = {
  query: AskedUsers;
  asked: boolean;
  found: FoundUsers | null;
  problem: string;
  /** another time it may go. */
  canRetry: boolean;
  act: (form: FormData) => Promise<void>;
};

/** The customers found, page by page; or why there are none. */
export async function CustomerResults({ query, asked, found, problem, canRetry, act }: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.customers"), getLocale()]);
  const to = localPath(locale);
  const pageHref = (page: number) => to(backofficePaths.customers({ ...query, page }));
  if (!asked)
    return (
      <EmptyState icon="search" title={t("start")}>
        {t("startText")}
      </EmptyState>
    );
  if (!found)
    return (
      <EmptyState
        icon="warning"
        title={t("failed")}
        actions={canRetry && <LinkButton href={pageHref(query.page)}>{t("retry")}</LinkButton>}
      >
        <p role="alert">{problem}</p>
      </EmptyState>
    );
  if (found.users.length === 0)
    return (
      <EmptyState icon="person" title={t("none")}>
        {t("noneText")}
      </EmptyState>
    );
  return (
    <section aria-labelledby="found-customers" className={styles.results}>
      <h2 id="found-customers">{t("count", { count: found.total })}</h2>
      <ul className={styles.rows}>
        {found.users.map((user) => (
          <CustomerRow key={user.userId} user={user} act={act} />
        ))}
      </ul>
      {found.pages > 1 && (
        <nav className={styles.pages} aria-label={t("pages")}>
          {found.page > 1 && (
            <LinkButton variant="secondary" small rel="prev" href={pageHref(found.page - 1)}>
              {t("previous")}
            </LinkButton>
          )}
          <span>{t("pageOf", { page: found.page, count: found.pages })}</span>
          {found.page < found.pages && (
            <LinkButton variant="secondary" small rel="next" href={pageHref(found.page + 1)}>
              {t("next")}
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}
