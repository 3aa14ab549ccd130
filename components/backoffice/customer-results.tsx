import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PastLastPage } from "@/components/ui/past-last-page";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import type { UserSearchPage } from "@/lib/ebsn/domain/backoffice";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./backoffice.module.css";
import { CustomerRow } from "./customer-row";
import { ListPages } from "./list-pages";
import type { SessionAction } from "./session-action-form";
import type { UserQuery } from "./user-query";

type Props = {
  query: UserQuery;
  hasSearched: boolean;
  foundUsers: UserSearchPage | null;
  errorMessage: string;
  canRetry: boolean;
  impersonate: SessionAction;
};

export async function CustomerResults({
  query,
  hasSearched,
  foundUsers,
  errorMessage,
  canRetry,
  impersonate,
}: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.customers"), getLocale()]);
  const href = localizePath(locale);
  const pageHref = (page: number) => href(backofficePaths.customers({ ...query, page }));
  if (!hasSearched)
    return (
      <EmptyState icon="search" title={t("start")}>
        {t("startText")}
      </EmptyState>
    );
  if (!foundUsers)
    return (
      <EmptyState
        icon="warning"
        title={t("failed")}
        actions={canRetry && <LinkButton href={pageHref(query.page)}>{t("retry")}</LinkButton>}
      >
        <p role="alert">{errorMessage}</p>
      </EmptyState>
    );
  if (foundUsers.users.length === 0 && query.page > 1)
    return (
      <PastLastPage count={foundUsers.page.count} hrefOf={pageHref} t={await getTranslations("pagination")} />
    );
  if (foundUsers.users.length === 0)
    return (
      <EmptyState icon="person" title={t("none")}>
        {t("noneText")}
      </EmptyState>
    );
  return (
    <section aria-labelledby="found-customers" className={styles.results}>
      <h2 id="found-customers">{t("count", { count: foundUsers.page.items })}</h2>
      <ul className={styles.rows}>
        {foundUsers.users.map((user) => (
          <CustomerRow key={user.userId} user={user} impersonate={impersonate} />
        ))}
      </ul>
      <ListPages page={foundUsers.page} hrefOf={pageHref} />
    </section>
  );
}
