"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { Dialog } from "@/components/ui/dialog";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import { writeCart } from "@/lib/cart/write-cart";
import type { WaitingCart } from "@/lib/ebsn/schemas/waiting-cart";
import { MergeChoice, type MergeMode } from "./merge-choice";

export function MergeDialog({ onResolve }: { onResolve: (isDecided: boolean) => void }) {
  const t = useTranslations("cart.merge");
  const [savingMode, setSavingMode] = useState<MergeMode | null>(null);
  const { data, error, mutate } = useSWR("cart/waiting", () => apiFetch<WaitingCart>("cart/waiting"), {
    revalidateOnMount: true,
    dedupingInterval: 0,
  });

  async function choose(mode: MergeMode, cartId: number): Promise<void> {
    setSavingMode(mode);
    try {
      await writeCart("cart/merge", { body: { cart_id: cartId, mode } });
      onResolve(true);
    } catch (cause) {
      emitError("cart.merge.failed", cause);
      setSavingMode(null);
      void mutate();
    }
  }

  const { waitingCart = null, ownCart = null, notSold = [] } = data ?? {};

  return (
    <Dialog open title={t("title")} onClose={() => onResolve(false)}>
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="14rem" />}
      {data && !waitingCart && <p>{t("gone")}</p>}
      {waitingCart && ownCart && (
        <MergeChoice
          waitingCart={waitingCart}
          ownCart={ownCart}
          notSold={notSold}
          savingMode={savingMode}
          onChoose={(mode) => void choose(mode, waitingCart.cartId)}
        />
      )}
    </Dialog>
  );
}
