"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import type { StoreResult } from "@/components/cart/delivery-flow";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/client";
import { door } from "@/lib/cart/door";
import { announceFailure, writeDelivery } from "@/lib/cart/writes";
import { config } from "@/lib/config";
import type { Store } from "@/lib/ebsn/domain/delivery";
import { ConsentDialog, hasConsented } from "./consent-dialog";
import { LoadFailed } from "./load-failed";
import { StoreTiles } from "./store-tiles";
import styles from "./stores.module.css";

/** A store, and the way of getting the goods under which it was found. */
type Choice = { store: Store; deliveryServiceId?: number };
type Props = { onSettle: (result: StoreResult) => void };

/** Which store sells: the one chosen already goes on to the address, another asks for consents first (spec 2 §4). */
export function StoreDialog({ onSettle }: Props) {
  const t = useTranslations("delivery");
  const { cart, isSignedIn } = useCart();
  const [saving, setSaving] = useState<number | null>(null);
  const { data, error, mutate } = useSWR("store/list", () => door<Store[]>("store/list"));

  const [asking, setAsking] = useState<Choice | null>(null);

  const toAddress = ({ deliveryServiceId }: Choice) => onSettle({ action: "setAddress", deliveryServiceId });

  async function setStore(choice: Choice): Promise<void> {
    await writeDelivery("store/select", { store_id: choice.store.storeId });
    toAddress(choice);
  }

  async function choose(choice: Choice): Promise<void> {
    const { storeId } = choice.store;
    if (saving !== null) return;
    if (storeId === cart?.storeId) return toAddress(choice);
    setSaving(storeId);
    try {
      if (!isSignedIn || (await hasConsented(storeId))) return await setStore(choice);
      setAsking(choice);
    } catch (cause) {
      announceFailure("errors.errorSettingStore", cause);
    }
    setSaving(null);
  }

  if (asking) {
    return (
      <ConsentDialog
        storeId={asking.store.storeId}
        store={asking.store.name}
        onCancel={() => setAsking(null)}
        onClose={() => onSettle("closed")}
        onSaved={() =>
          setStore(asking).catch((cause: unknown) => announceFailure("errors.errorSettingStore", cause))
        }
      />
    );
  }

  return (
    <Dialog open title={t("storeTitle")} width={config.dialogWidths.store} onClose={() => onSettle("closed")}>
      <p className={styles.intro}>{t("storeSubtitle")}</p>
      {error && !data && <LoadFailed onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="10rem" />}
      {data && (
        <StoreTiles
          stores={data}
          currentStoreId={cart?.storeId ?? null}
          deliveryServiceId={cart?.service?.deliveryServiceId}
          saving={saving}
          onChoose={(store, deliveryServiceId) => void choose({ store, deliveryServiceId })}
        />
      )}
    </Dialog>
  );
}
