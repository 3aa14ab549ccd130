"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import type { StoreResult } from "@/components/cart/delivery-flow";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/client";
import { door } from "@/lib/cart/door";
import { announceFailure, writeDelivery } from "@/lib/cart/writes";
import { config } from "@/lib/config";
import { ConsentForm } from "./consent-form";
import { LoadFailed } from "./load-failed";
import styles from "./delivery.module.css";

type Store = { storeId: number; name: string };
type Props = { onSettle: (result: StoreResult) => void };

/** Which store sells: the one chosen already goes on to the address, another asks for consents first (spec 2 §4). */
export function StoreDialog({ onSettle }: Props) {
  const t = useTranslations("delivery");
  const { cart, isSignedIn } = useCart();
  const [saving, setSaving] = useState<number | null>(null);
  const { data, error, mutate } = useSWR("store/list", () => door<Store[]>("store/list"));

  const [asking, setAsking] = useState<Store | null>(null);

  /** Whether nothing of the store is left to be asked; a visitor is asked when they sign in. */
  const hasConsented = async (storeId: number) =>
    !isSignedIn ||
    door<boolean>("user-registration-disclaimer/check-disclaimer", { params: { store_id: storeId } });

  async function setStore(storeId: number): Promise<void> {
    await writeDelivery("store/select", { store_id: storeId });
    onSettle("setAddress");
  }

  async function choose(store: Store): Promise<void> {
    const { storeId } = store;
    if (saving !== null) return;
    if (storeId === cart?.storeId) return onSettle("setAddress");
    setSaving(storeId);
    try {
      if (await hasConsented(storeId)) return await setStore(storeId);
      setAsking(store);
    } catch (cause) {
      announceFailure("errors.errorSettingStore", cause);
    }
    setSaving(null);
  }

  if (asking) {
    return (
      <Dialog
        open
        title={t("consentTitle", { store: asking.name })}
        width={config.dialogWidths.store}
        onClose={() => onSettle("closed")}
      >
        <ConsentForm
          storeId={asking.storeId}
          onCancel={() => setAsking(null)}
          onSaved={() =>
            setStore(asking.storeId).catch((cause: unknown) =>
              announceFailure("errors.errorSettingStore", cause),
            )
          }
        />
      </Dialog>
    );
  }

  return (
    <Dialog open title={t("storeTitle")} width={config.dialogWidths.store} onClose={() => onSettle("closed")}>
      {error && !data && <LoadFailed onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="10rem" />}
      <ul className={styles.addresses}>
        {data?.map((store) => (
          <li
            key={store.storeId}
            className={styles.address}
            data-current={store.storeId === cart?.storeId || undefined}
          >
            <Icon name="store" className={styles.addressIcon} />
            <strong className={styles.addressText}>{store.name}</strong>
            <Button
              variant="secondary"
              small
              busy={saving === store.storeId}
              disabled={saving !== null && saving !== store.storeId}
              aria-label={t("chooseNamed", { name: store.name })}
              onClick={() => void choose(store)}
            >
              {t("choose")}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
