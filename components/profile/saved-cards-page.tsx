"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { CustomerOnly } from "@/components/forms/customer-only";
import { LoadError } from "@/components/ui/load-error";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Entry, EntryList } from "@/components/ui/entry-list";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { openConfirmDialog } from "@/lib/overlays/overlay";
import { emitError } from "@/lib/api/emit-error";
import { browserToday } from "@/lib/browser/browser-clock";
import type { SavedCard } from "@/lib/ebsn/domain/payment-auth";
import { formatCardExpiry, isCardExpired } from "@/lib/rules/checkout/saved-cards";

export function SavedCardsPage() {
  const t = useTranslations();
  const { data, error, mutate } = useSWR("saved-cards", () =>
    apiFetch<SavedCard[]>("payment-type/list-auth"),
  );
  const [removing, setRemoving] = useState<number | null>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [today] = useState(browserToday);

  async function remove({ userPaymentAuthId: id, brand, maskedPan }: SavedCard): Promise<void> {
    const confirmed = await openConfirmDialog({
      title: t("profile.cardRemoveTitle"),
      text: t("profile.cardRemoveText", { card: `${brand} ${maskedPan}` }),
      confirm: t("profile.cardRemove"),
      danger: true,
    });
    if (!confirmed) return;
    setRemoving(id);
    try {
      await apiFetch("payment-type/remove-auth", {
        method: "POST",
        params: { user_payment_auth_id: id },
        success: { key: "profile.cardRemoved" },
      });
      titleRef.current?.focus();
      await mutate();
    } catch (cause) {
      emitError("errors.generic", cause);
    }
    setRemoving(null);
  }

  return (
    <>
      <h1 ref={titleRef} tabIndex={-1}>
        {t("profile.paymentMethods")}
      </h1>
      <CustomerOnly>
        {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton height="10rem" />}
        {data?.length === 0 && (
          <EmptyState icon="card" title={t("profile.noCards")}>
            {t("profile.noCardsText")}
          </EmptyState>
        )}
        <EntryList>
          {data?.map((card) => {
            const name = `${card.brand} ${card.maskedPan}`;
            const isExpired = isCardExpired(card.expiry, today);
            return (
              <Entry
                key={card.userPaymentAuthId}
                icon="card"
                action={
                  <Button
                    variant="secondary"
                    small
                    busy={removing === card.userPaymentAuthId}
                    aria-label={t("profile.cardRemoveNamed", { card: name })}
                    onClick={() => void remove(card)}
                  >
                    {t("profile.cardRemove")}
                  </Button>
                }
              >
                <strong>{name}</strong>
                <span>
                  {t(isExpired ? "profile.cardExpired" : "profile.cardExpiry", {
                    date: formatCardExpiry(card.expiry),
                  })}
                </span>
              </Entry>
            );
          })}
        </EntryList>
      </CustomerOnly>
    </>
  );
}
