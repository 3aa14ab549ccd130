import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { backofficePaths } from "@/lib/backoffice-paths";
import type { FoundUser } from "@/lib/ebsn/domain/backoffice";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import styles from "./backoffice.module.css";
import { DoorForm } from "./door-form";

type Props = { user: FoundUser; act: (form: FormData) => Promise<void> };

/** A customer as staff tell them from others, and what staff can do for them. */
export async function CustomerRow({ user, act }: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.customers"), getLocale()]);
  const to = localPath(locale);
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
      <div className={styles.doing}>
        <LinkButton variant="quiet" small href={to(backofficePaths.requests(userId))}>
          {t("requests")}
          <span className="visually-hidden">: {name}</span>
        </LinkButton>
        <DoorForm
          call="user-search/select_user"
          params={{ user_id: String(userId) }}
          goTo={to(paths.home())}
          action={act}
        >
          {t("act")}
          <span className="visually-hidden">: {name}</span>
        </DoorForm>
      </div>
    </li>
  );
}
