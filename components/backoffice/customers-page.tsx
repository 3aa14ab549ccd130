import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { backofficePaths } from "@/lib/backoffice-paths";
import type { FoundUsers } from "@/lib/ebsn/domain/backoffice";
import { localPath } from "@/lib/i18n/local-path";
import styles from "./backoffice.module.css";
import { CustomerResults } from "./customer-results";
import { CustomerSearch } from "./customer-search";
import { DoorForm } from "./door-form";
import type { AskedUsers } from "./user-query";

type Action = (form: FormData) => Promise<void>;

type Props = {
  /** of the member of staff. */
  name: string;
  query: AskedUsers;
  /** something was searched for. */
  asked: boolean;
  /** null: nothing was asked, or nothing came back. */
  found: FoundUsers | null;
  /** why nothing came back, in the shop's words. */
  problem: string;
  /** another time it may go. */
  canRetry: boolean;
  /** a customer's place could not be taken. */
  refused: boolean;
  isActing: boolean;
  actions: { act: Action; stopActing: Action; logOut: Action };
};

/** Where staff find the customer they act for; works without scripts. */
export async function CustomersPage({ name, query, isActing, refused, actions, ...results }: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.customers"), getLocale()]);
  const to = localPath(locale);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <div className={styles.who}>
          <span>{t("signedIn", { name })}</span>
          <DoorForm
            call="sso-auth/logout"
            goTo={to(backofficePaths.login())}
            action={actions.logOut}
            variant="quiet"
          >
            <Icon name="logout" size={20} />
            {t("logOut")}
          </DoorForm>
        </div>
      </header>
      {isActing && (
        <div role="status" className={styles.notice}>
          <p>{t("acting")}</p>
          <DoorForm
            call="auth/logout"
            goTo={to(backofficePaths.customers())}
            action={actions.stopActing}
            variant="secondary"
          >
            {t("stop")}
          </DoorForm>
        </div>
      )}
      {refused && (
        <p role="alert" className={styles.notice}>
          {t("refused")}
        </p>
      )}
      <CustomerSearch query={query} />
      <CustomerResults query={query} act={actions.act} {...results} />
    </div>
  );
}
