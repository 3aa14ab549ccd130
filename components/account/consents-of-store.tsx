"use client";

import { useTranslations } from "next-intl";
import useSWR from "swr";
import { ConsentForm } from "@/components/delivery/consent-form";
import { Icon } from "@/components/ui/icon";
import { door } from "@/lib/cart/door";
import { announce } from "@/lib/cart/events";
import own from "./profile-update.module.css";

/** What one store asks, and whether something of it is still to be answered. */
export function ConsentsOfStore({ storeId, onSaved }: { storeId: number; onSaved: () => void }) {
  const t = useTranslations("profile.details");
  const { data: settled, mutate } = useSWR(["user-registration-disclaimer/check-disclaimer", storeId], () =>
    door<boolean>("user-registration-disclaimer/check-disclaimer", { params: { store_id: storeId } }),
  );
  return (
    <>
      {settled !== undefined && (
        <p className={own.state} data-open={!settled || undefined}>
          <Icon name={settled ? "check" : "warning"} size={20} />
          {t(settled ? "consentsSettled" : "consentsOpen")}
        </p>
      )}
      <ConsentForm
        storeId={storeId}
        onSaved={async () => {
          announce({ kind: "done", key: "profile.details.consentsSaved" });
          await mutate();
          onSaved();
        }}
      />
    </>
  );
}
