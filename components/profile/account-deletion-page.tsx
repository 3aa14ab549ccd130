"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Actions } from "@/components/ui/form-layout";
import { Panel } from "@/components/ui/panel";
import { Link } from "@/components/ui/link";
import { useBusy } from "@/components/ui/use-busy";
import { VanishingButton } from "@/components/ui/vanishing-button";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import { config } from "@/lib/config";
import type { DeletionRequest } from "@/lib/ebsn/domain/profile";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { CustomerOnly } from "@/components/forms/customer-only";
import { AccountCopy } from "./account-copy";
import { AccountDeletionConfirm } from "./account-deletion-confirm";
import { useHydrated } from "@/components/forms/use-hydrated";

export function AccountDeletionPage({ token }: { token: string }) {
  const t = useTranslations("profile.deletion");
  const [hasToken, setHasToken] = useState(token !== "");
  return (
    <>
      <h1>{t("title")}</h1>
      <CustomerOnly>
        <Panel aria-labelledby="what-title">
          <h2 id="what-title">{t("whatTitle")}</h2>
          <p>{t("whatGoes")}</p>
          <p>
            {t("whatStays")} {config.hasLoyaltyCard && t("pointsStay")}
          </p>
          {hasToken ? (
            <AccountDeletionConfirm token={token} onTokenExpired={() => setHasToken(false)} />
          ) : (
            <DeletionEmailRequest />
          )}
        </Panel>
        <AccountCopy />
      </CustomerOnly>
    </>
  );
}

function DeletionEmailRequest() {
  const t = useTranslations("profile.deletion");
  const href = localizePath(useLocale());
  const isHydrated = useHydrated();
  const { isBusy, whileBusy } = useBusy();
  const [request, setRequest] = useState<DeletionRequest | null>(null);

  async function requestEmail(): Promise<void> {
    try {
      setRequest(await apiFetch<DeletionRequest>("registration/anonymize_token_request", { method: "POST" }));
    } catch (cause) {
      emitError("errors.generic", cause);
    }
  }

  if (request?.mailed) {
    return <Alert tone="success">{t("mailed")}</Alert>;
  }
  return (
    <>
      {request && (
        <Alert>
          <p>{t("openOrders", { count: request.openOrders.length })}</p>
          <ul>
            {request.openOrders.map((orderId) => (
              <li key={orderId}>
                <Link href={href(paths.order(orderId))}>{t("order", { orderId })}</Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Actions apart>
        <VanishingButton
          variant="danger"
          busy={isBusy}
          disabled={!isHydrated}
          onClick={() => void whileBusy(requestEmail)}
        >
          {t("ask")}
        </VanishingButton>
      </Actions>
    </>
  );
}
