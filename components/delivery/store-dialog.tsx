"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWR } from "@/lib/state/use-swr";
import type { StoreResult } from "@/lib/overlays/requests";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/use-cart";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import { writeDelivery } from "@/lib/cart/write-cart";
import { config } from "@/lib/config";
import type { Store } from "@/lib/ebsn/domain/delivery";
import { ConsentDialog, hasConsented } from "./consent-dialog";
import { LoadError } from "@/components/ui/load-error";
import { NearStoresButton } from "./near-stores-button";
import { StoreTiles } from "./store-tiles";
import styles from "./stores.module.css";

type Choice = { store: Store; deliveryServiceId?: number };
type Props = { onResolve: (result: StoreResult) => void };

/** Another store than the current one asks for its consents first (requirements/delivery#stores). */
export function StoreDialog({ onResolve }: Props) {
  const t = useTranslations("delivery");
  const { cart, isSignedIn } = useCart();
  const [savingId, setSavingId] = useState<number | null>(null);
  const { data, error, mutate } = useSWR("store/list", () => apiFetch<Store[]>("store/list"));

  const [near, setNear] = useState<Store[] | null>(null);
  const [awaitingConsent, setAwaitingConsent] = useState<Choice | null>(null);

  const goToAddress = ({ deliveryServiceId }: Choice) =>
    onResolve({ action: "setAddress", deliveryServiceId });

  async function selectStore(choice: Choice): Promise<void> {
    await writeDelivery("store/select", { store_id: choice.store.storeId });
    goToAddress(choice);
  }

  async function choose(choice: Choice): Promise<void> {
    const { storeId } = choice.store;
    if (savingId !== null) return;
    if (storeId === cart?.storeId) return goToAddress(choice);
    setSavingId(storeId);
    try {
      if (!isSignedIn || (await hasConsented(storeId))) return await selectStore(choice);
      setAwaitingConsent(choice);
    } catch (cause) {
      emitError("errors.errorSettingStore", cause);
    }
    setSavingId(null);
  }

  if (awaitingConsent) {
    return (
      <ConsentDialog
        storeId={awaitingConsent.store.storeId}
        store={awaitingConsent.store.name}
        onCancel={() => setAwaitingConsent(null)}
        onClose={() => onResolve("closed")}
        onSaved={() =>
          selectStore(awaitingConsent).catch((cause: unknown) => emitError("errors.errorSettingStore", cause))
        }
      />
    );
  }

  return (
    <Dialog
      open
      title={t("storeTitle")}
      width={config.dialogWidths.store}
      onClose={() => onResolve("closed")}
    >
      <p className={styles.intro}>{t("storeSubtitle")}</p>
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="10rem" />}
      {data && <NearStoresButton onFound={setNear} />}
      {data && (
        <StoreTiles
          stores={near ?? data}
          currentStoreId={cart?.storeId ?? null}
          deliveryServiceId={cart?.service?.deliveryServiceId}
          savingId={savingId}
          onChoose={(store, deliveryServiceId) => void choose({ store, deliveryServiceId })}
        />
      )}
    </Dialog>
  );
}
