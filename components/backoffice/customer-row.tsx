import { getLocale, getTranslations } from "next-intl/server";
import type { UserSearchResult } from "@/lib/ebsn/domain/backoffice";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import styles from "./backoffice.module.css";
import { type SessionAction, SessionActionForm } from "./session-action-form";

type Props = { user: UserSearchResult; impersonate: SessionAction };

export async function CustomerRow({ user, impersonate }: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.customers"), getLocale()]);
  const href = localizePath(locale);
  const { userId, email, phone, fidelityCard } = user;
  const name = `${user.firstName} ${user.lastName}`.trim() || t("noName");
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <h3>{name}</h3>
        <p>{[email, phone].filter(Boolean).join(" · ")}</p>
        <p>
          {[t("number", { userId }), fidelityCard && t("card", { card: fidelityCard })]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className={styles.actions}>
        <SessionActionForm
          path="user-search/select_user"
          params={{ user_id: String(userId) }}
          redirectTo={href(paths.home())}
          action={impersonate}
        >
          {t("impersonate")}
          <span className="visually-hidden">: {name}</span>
        </SessionActionForm>
      </div>
    </li>
  );
}
