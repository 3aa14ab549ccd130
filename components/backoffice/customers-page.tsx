import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import type { UserSearchPage } from "@/lib/ebsn/domain/backoffice";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./backoffice.module.css";
import { CustomerResults } from "./customer-results";
import { CustomerSearch } from "./customer-search";
import { type SessionAction, SessionActionForm } from "./session-action-form";
import { StaffNav } from "./staff-nav";
import type { UserQuery } from "./user-query";

type Props = {
  name: string;
  query: UserQuery;
  hasSearched: boolean;
  foundUsers: UserSearchPage | null;
  errorMessage: string;
  canRetry: boolean;
  isImpersonating: boolean;
  actions: Record<"impersonate" | "stopImpersonating" | "logOut", SessionAction>;
};

export async function CustomersPage({ name, query, isImpersonating, actions, ...results }: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.customers"), getLocale()]);
  const href = localizePath(locale);
  return (
    <div className={styles.page}>
      <StaffNav current="customers" />
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <div className={styles.user}>
          <span>{t("signedIn", { name })}</span>
          <SessionActionForm
            path="sso-auth/logout"
            redirectTo={href(backofficePaths.login())}
            action={actions.logOut}
            variant="quiet"
          >
            <Icon name="logout" size={20} />
            {t("logOut")}
          </SessionActionForm>
        </div>
      </header>
      {isImpersonating && (
        <div role="status" className={styles.notice}>
          <p>{t("impersonating")}</p>
          <SessionActionForm
            path="auth/logout"
            redirectTo={href(backofficePaths.customers())}
            action={actions.stopImpersonating}
            variant="secondary"
          >
            {t("stop")}
          </SessionActionForm>
        </div>
      )}
      <CustomerSearch query={query} />
      <CustomerResults query={query} impersonate={actions.impersonate} {...results} />
    </div>
  );
}
