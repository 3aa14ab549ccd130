import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { DropParameter } from "@/components/ui/drop-parameter";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import styles from "./backoffice.module.css";
import { type StaffLoginAction, StaffLoginForm } from "./staff-login-form";

type Props = {
  target: string;
  samlHref: string | null;
  notice: "expired" | "samlFailed" | null;
  action: StaffLoginAction;
};

export async function StaffLogin({ target, samlHref, notice, action }: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.login"), getLocale()]);
  return (
    <section className={styles.login}>
      <h1>{t("title")}</h1>
      {notice === "samlFailed" && <DropParameter name="saml" />}
      {notice && (
        <p role="status" className={styles.notice}>
          <Icon name="info" size={20} />
          {t(notice)}
        </p>
      )}
      <p className={styles.muted}>{t("intro")}</p>
      <StaffLoginForm target={target} action={action} />
      {samlHref && (
        <LinkButton reloadDocument variant="secondary" wide href={samlHref}>
          {t("saml")}
        </LinkButton>
      )}
      <p className={styles.aside}>
        <Link href={localizePath(locale)(paths.login())}>{t("customer")}</Link>
      </p>
    </section>
  );
}
