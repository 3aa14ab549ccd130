"use client";

import { useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { hasConsented } from "@/components/delivery/consent-dialog";
import { ConsentForm } from "@/components/delivery/consent-form";
import { Icon } from "@/components/ui/icon";
import updateStyles from "./profile-update.module.css";

export function StoreConsents({ storeId, onSaved }: { storeId: number; onSaved: () => void }) {
  const t = useTranslations("profile.details");
  const { data: isAnswered, mutate } = useSWR(
    ["user-registration-disclaimer/check-disclaimer", storeId],
    () => hasConsented(storeId),
  );
  return (
    <>
      {isAnswered !== undefined && (
        <p className={updateStyles.state} data-open={!isAnswered || undefined}>
          <Icon name={isAnswered ? "check" : "warning"} size={20} />
          {t(isAnswered ? "consentsSettled" : "consentsOpen")}
        </p>
      )}
      <ConsentForm
        storeId={storeId}
        success={{ key: "profile.details.consentsSaved" }}
        onSaved={async () => {
          await mutate();
          onSaved();
        }}
      />
    </>
  );
}
