"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { door } from "@/lib/cart/door";
import { announceFailure } from "@/lib/cart/writes";
import type { DeletionRequest } from "@/lib/ebsn/domain/profile";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { AccountDeletionConfirm } from "./account-deletion-confirm";
import own from "./profile-update.module.css";
import styles from "./profile.module.css";
import { useAwake } from "./use-awake";

/** The end of the account: what goes and what stays, a letter, and with its `token` the last word. */
export function AccountDeletionPage({ token }: { token: string }) {
  const t = useTranslations("profile.deletion");
  const [hasToken, setHasToken] = useState(token !== "");
  return (
    <>
      <h1>{t("title")}</h1>
      <section className={styles.panel} aria-labelledby="what-title">
        <h2 id="what-title">{t("whatTitle")}</h2>
        <p>{t("whatGoes")}</p>
        <p>{t("whatStays")}</p>
        {hasToken ? (
          <AccountDeletionConfirm token={token} onGone={() => setHasToken(false)} />
        ) : (
          <AskForLetter />
        )}
      </section>
    </>
  );
}

function AskForLetter() {
  const t = useTranslations("profile.deletion");
  const href = localPath(useLocale());
  const isAwake = useAwake();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<DeletionRequest | null>(null);

  async function ask(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      setAsked(await door<DeletionRequest>("registration/anonymize_token_request", { method: "POST" }));
    } catch (cause) {
      announceFailure("errors.generic", cause);
    }
    setBusy(false);
  }

  if (asked?.mailed) {
    return (
      <p role="status" className={own.notice}>
        {t("mailed")}
      </p>
    );
  }
  return (
    <>
      {asked && (
        <div role="alert" className={forms.summary}>
          <p>{t("openOrders", { count: asked.openOrders.length })}</p>
          <ul>
            {asked.openOrders.map((orderId) => (
              <li key={orderId}>
                <a href={href(paths.order(orderId))}>{t("order", { orderId })}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={forms.actions}>
        <Button variant="danger" busy={busy} disabled={!isAwake} onClick={() => void ask()}>
          {t("ask")}
        </Button>
      </div>
    </>
  );
}
