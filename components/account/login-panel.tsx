"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useActionState } from "react";
import { Icon } from "@/components/ui/icon";
import { config } from "@/lib/config";
import { leadsToOwnData } from "@/lib/rules/after-log-in";
import { LoginForm } from "./login-form";
import type { Refusal } from "./login-refusal";
import { LoginWays } from "./login-ways";
import styles from "./login.module.css";

type Props = {
  /** a path of this shop. */
  target: string;
  /** Where those go on who were not sent here and have no loyalty card, or no complete profile (spec 3 §2). */
  cardless: string;
  expired: boolean;
  /** somebody was sent here from a page that needs a log-in. */
  asked: boolean;
  action: (before: Refusal | null, form: FormData) => Promise<Refusal>;
  /** registration by a loyalty card, where the shop has it. */
  children?: ReactNode;
};

const REASONS = ["why1", "why2", "why3"] as const;

/** The log-in page: works as a plain form, and without leaving the page where JavaScript runs. */
export function LoginPanel({ target, cardless, expired, asked, action, children }: Props) {
  const t = useTranslations("login");
  const [refusal, submit] = useActionState(action, null);
  return (
    <div className={styles.page}>
      <section className={styles.panel}>
        <h1>{t("title")}</h1>
        {(expired || asked) && (
          <p role="status" className={styles.notice}>
            <Icon name="info" size={20} />
            {expired ? t("expired") : t("needed")}
          </p>
        )}
        <p className={styles.intro}>{t("intro")}</p>
        <LoginForm
          action={submit}
          refusal={refusal}
          target={target}
          cardless={asked ? undefined : cardless}
          onDone={(user) =>
            window.location.assign(!asked && leadsToOwnData(user, config.minProfileLevel) ? cardless : target)
          }
        />
        <LoginWays />
      </section>
      <div className={styles.beside}>
        <aside className={styles.why} aria-labelledby="why-login">
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
