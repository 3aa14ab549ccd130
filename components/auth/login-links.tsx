"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { config } from "@/lib/config";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { SocialLinks } from "./social-links";
import { TextButton } from "@/components/ui/text-button";
import { accountPaths } from "@/lib/paths/account-paths";
import styles from "./login.module.css";

type Props = {
  /** Undefined: fetched by the browser, as in the dialog. */
  socialProviders?: string[];
  /** Page after a social log-in. Undefined: the current one; empty: as the log-in decides. */
  target?: string;
  /** Instead of a link to the registration page. */
  onRegister?: () => void;
  /** Without it the page has the form itself. */
  onRegisterWithCard?: () => void;
  onGuest?: () => void;
};

export function LoginLinks({ socialProviders, target, onRegister, onRegisterWithCard, onGuest }: Props) {
  const t = useTranslations("login");
  const tCard = useTranslations("registration.card");
  const href = localizePath(useLocale());
  return (
    <div className={styles.links}>
      <p>
        <Link href={href(accountPaths.passwordRequest())}>{t("forgotten")}</Link>
      </p>
      <SocialLinks providers={socialProviders} target={target} />
      {config.registration.enabled && (
        <div className={styles.newHere}>
          <p>{t("newHere")}</p>
          {onRegister ? (
            <Button variant="secondary" wide onClick={onRegister}>
              {t("register")}
            </Button>
          ) : (
            <LinkButton href={href(accountPaths.registration())} variant="secondary" wide>
              {t("register")}
            </LinkButton>
          )}
          {config.registration.byCard && onRegisterWithCard && (
            <TextButton onClick={onRegisterWithCard}>{tCard("title")}</TextButton>
          )}
        </div>
      )}
      <p>
        {onGuest ? (
          <TextButton onClick={onGuest}>{t("guest")}</TextButton>
        ) : (
          <Link href={href(paths.home())}>{t("guest")}</Link>
        )}
      </p>
    </div>
  );
}
