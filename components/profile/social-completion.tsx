"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ConsentForm } from "@/components/delivery/consent-form";
import { useUserDetail } from "@/components/forms/use-user-detail";
import { AssociateCardForm } from "./associate-card-form";
import { ProfileUpdateForm } from "./profile-update-form";
import { LoadError } from "@/components/ui/load-error";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { accountPaths } from "@/lib/paths/account-paths";
import { pushPage } from "@/lib/navigation/leave-page";
import { config } from "@/lib/config";
import { localizePath } from "@/lib/i18n/locale-path";

/** Data that a social login lacks: consents first, then the rest. */
export function SocialCompletion({ target }: { target: string }) {
  const t = useTranslations("social");
  const router = useRouter();
  const href = localizePath(useLocale());
  const { user, failed, error, mutate } = useUserDetail();
  const [hasSavedConsents, setHasSavedConsents] = useState(false);
  if (failed) return <LoadError error={error} onRetry={() => void mutate()} />;
  if (!user) return <Skeleton height="24rem" radius="var(--radius-l)" />;
  if (!hasSavedConsents)
    return (
      <Panel aria-labelledby="social-consents">
        <h2 id="social-consents">{t("consents")}</h2>
        <ConsentForm
          storeId={config.defaultStoreId}
          onSaved={() => {
            setHasSavedConsents(true);
            return Promise.resolve();
          }}
        />
      </Panel>
    );
  return (
    <>
      {config.registration.byCard && user.fidelityCard === "" && (
        <AssociateCardForm lastName={user.lastName} />
      )}
      <Panel aria-labelledby="social-data">
        <h2 id="social-data">{t("data")}</h2>
        <ProfileUpdateForm
          user={user}
          onSaved={() => pushPage(router, target || href(accountPaths.welcome()))}
        />
      </Panel>
    </>
  );
}
