"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { ConsentForm } from "@/components/delivery/consent-form";
import { AssociateCardForm } from "./associate-card-form";
import { ProfileUpdateForm } from "./profile-update-form";
import { LoadError } from "@/components/ui/load-error";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { accountPaths } from "@/lib/account-paths";
import { apiFetch } from "@/lib/api/api-fetch";
import { config } from "@/lib/config";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { localizePath } from "@/lib/i18n/locale-path";

const readDetail = () => apiFetch<UserDetail | null>("registration/user_detail");

/** Data that a social login lacks: consents first, then the rest. */
export function SocialCompletion({ target }: { target: string }) {
  const t = useTranslations("social");
  const router = useRouter();
  const href = localizePath(useLocale());
  const { data, error, mutate } = useSWR("registration/user_detail", readDetail);
  const [hasConsented, setHasConsented] = useState(false);
  if (error && !data) return <LoadError onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="24rem" radius="var(--radius-l)" />;
  if (!hasConsented)
    return (
      <Panel aria-labelledby="social-consents">
        <h2 id="social-consents">{t("consents")}</h2>
        <ConsentForm
          storeId={config.defaultStoreId}
          onSaved={() => {
            setHasConsented(true);
            return Promise.resolve();
          }}
        />
      </Panel>
    );
  return (
    <>
      {config.registration.byCard && data.fidelityCard === "" && (
        <AssociateCardForm lastName={data.lastName} />
      )}
      <Panel aria-labelledby="social-data">
        <h2 id="social-data">{t("data")}</h2>
        <ProfileUpdateForm user={data} onSaved={() => router.push(target || href(accountPaths.welcome()))} />
      </Panel>
    </>
  );
}
