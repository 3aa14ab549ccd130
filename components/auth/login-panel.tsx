"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useActionState } from "react";
import { Alert } from "@/components/ui/alert";
import { DropParameter } from "@/components/ui/drop-parameter";
import { Icon } from "@/components/ui/icon";
import { splitLocale } from "@/config/split-locale.mjs";
import { config } from "@/lib/config";
import { leavePage } from "@/lib/navigation/leave-page";
import { needsProfileUpdate } from "@/lib/rules/account/needs-profile-update";
import type { SocialFailure } from "@/lib/rules/account/social-callback";
import { setCompletedLoginCookie } from "@/lib/session/completed-login";
import { LoginForm } from "./login-form";
import type { LoginError } from "./login-error-message";
import { LoginLinks } from "./login-links";
import styles from "./login.module.css";

type Props = {
  target: string;
  /** Without a complete profile, unless a page required the login (requirements/accounts#log-in). */
  profileRedirect: string;
  isExpired: boolean;
  socialProviders: string[];
  socialFailure: SocialFailure | null;
  isLoginRequired: boolean;
  /** The e-mail address has just been confirmed: nobody was turned away. */
  isConfirmed?: boolean;
  action: (previous: LoginError | null, form: FormData) => Promise<LoginError>;
  children?: ReactNode;
};

/** Below `/cart` are pages of an order. */
const CART_PAGE = /^\/(?:cart(?!\/)|checkout|payment)\b/;

const REASONS = ["why1", "why2", "why3"] as const;

export function LoginPanel({
  target,
  profileRedirect,
  isExpired,
  socialProviders,
  socialFailure,
  isLoginRequired,
  isConfirmed = false,
  action,
  children,
}: Props) {
  const t = useTranslations("login");
  const [error, submit] = useActionState(action, null);
  return (
    <div className={styles.page}>
      <section className={styles.panel}>
        <h1>{t("title")}</h1>
        {(isExpired || (isLoginRequired && !isConfirmed)) && (
          <p role="status" className={styles.notice}>
            <Icon name="info" size={20} />
            {t(isExpired ? "expired" : CART_PAGE.test(splitLocale(target).path) ? "needed" : "neededForPage")}
          </p>
        )}
        {socialFailure && <DropParameter name="social" />}
        {socialFailure && (
          <Alert>
            {socialFailure.kind === "provider"
              ? t("identity.failed", {
                  code: socialFailure.code,
                  description: t(`identity.${socialFailure.description}`),
                })
              : t(socialFailure.kind === "unverified" ? "identity.unverified" : "socialFailed")}
          </Alert>
        )}
        <p className={styles.intro}>{t("intro")}</p>
        <LoginForm
          action={submit}
          error={error}
          target={target}
          profileRedirect={isLoginRequired ? undefined : profileRedirect}
          onDone={(user) => {
            setCompletedLoginCookie("password");
            return leavePage(!isLoginRequired && needsProfileUpdate(user, config) ? profileRedirect : target);
          }}
        />
        <LoginLinks socialProviders={socialProviders} target={isLoginRequired ? target : ""} />
      </section>
      <div className={styles.sidebar}>
        <aside aria-labelledby="why-login">
          <h2 id="why-login">{t("why")}</h2>
          <ul className={styles.reasons}>
            {REASONS.map((reason) => (
              <li key={reason}>
                <Icon name="check" size={20} />
                {t(reason)}
              </li>
            ))}
          </ul>
        </aside>
        {children}
      </div>
    </div>
  );
}
