"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { Dialog } from "@/components/ui/dialog";
import { Stack } from "@/components/ui/form-layout";
import { Icon } from "@/components/ui/icon";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/cart/emit-error";
import { writeCart } from "@/lib/cart/write-cart";
import type { WaitingCart } from "@/lib/ebsn/schemas/waiting-cart";
import styles from "./merge-dialog.module.css";

type Mode = "add" | "keep" | "take";

const MODES: Mode[] = ["add", "take", "keep"];

export function MergeDialog({ onResolve }: { onResolve: (isDecided: boolean) => void }) {
  const t = useTranslations("cart.merge");
  const [savingMode, setSavingMode] = useState<Mode | null>(null);
  const { data, error, mutate } = useSWR("cart/waiting", () => apiFetch<WaitingCart>("cart/waiting"), {
    revalidateOnMount: true,
    dedupingInterval: 0,
  });

  async function choose(mode: Mode, cartId: number): Promise<void> {
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
  const placeOf = ({ placeName, storeName }: { placeName: string; storeName: string }) =>
    placeName ? t("place", { place: placeName, store: storeName }) : "";
  const isOtherStore =
    waitingCart && ownCart && ownCart.placeName !== "" && waitingCart.storeName !== ownCart.storeName;

  return (
    <Dialog open title={t("title")} onClose={() => onResolve(false)}>
      {error && !data && <LoadError onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="14rem" />}
      {data && !waitingCart && <p>{t("gone")}</p>}
      {waitingCart && ownCart && (
        <Stack>
          <dl className={styles.carts}>
            <div>
              <dt>{t("waiting")}</dt>
              <dd>
                <b>{t("products", { count: waitingCart.totalItems })}</b> {placeOf(waitingCart)}
              </dd>
            </div>
            <div>
              <dt>{t("account")}</dt>
              <dd>
                <b>{t("products", { count: ownCart.totalItems })}</b> {placeOf(ownCart)}
              </dd>
            </div>
          </dl>
          {isOtherStore && (
            <p>{t("otherStore", { account: ownCart.storeName, waiting: waitingCart.storeName })}</p>
          )}
          {notSold.length > 0 && (
            <div className={styles.notSold}>
              <Icon name="warning" size={20} />
              <p>{t("notSold", { store: ownCart.storeName || waitingCart.storeName })}</p>
              <ul>
                {notSold.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </div>
          )}
          <ul className={styles.choices}>
            {MODES.filter((mode) => mode !== "take" || !ownCart.isReopened).map((mode) => (
              <li key={mode}>
                <button
                  type="button"
                  className={styles.choice}
                  disabled={savingMode !== null}
                  aria-busy={savingMode === mode || undefined}
                  onClick={() => void choose(mode, waitingCart.cartId)}
                >
                  <b>{t(`mode.${mode}`)}</b>
                  <span>
                    {t(`effect.${mode}`, {
                      account: ownCart.placeName || waitingCart.placeName,
                      waiting: isOtherStore || !ownCart.placeName ? waitingCart.placeName : ownCart.placeName,
                      count: mode === "keep" ? waitingCart.totalItems : ownCart.totalItems,
                    })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Dialog>
  );
}
