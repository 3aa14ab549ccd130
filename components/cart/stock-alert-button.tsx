"use client";

import type { Ref } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { Icon } from "@/components/ui/icon";
import { useMessages } from "@/components/ui/messages";
import { useBusy } from "@/components/ui/use-busy";
import { apiFetch } from "@/lib/api/api-fetch";
import { useServerCart } from "@/lib/cart/use-cart";
import { emitError } from "@/lib/api/emit-error";
import { interpolate } from "@/lib/i18n/interpolate";
import { awaitOverlay } from "@/lib/overlays/overlay";
import styles from "./stock-alert.module.css";

type Props = { id: number; name: string; ref?: Ref<HTMLButtonElement> };

export function StockAlertButton({ id, name, ref }: Props) {
  const { isSignedIn, cart } = useServerCart();
  const messages = useMessages();
  const key = isSignedIn ? ["stock-alert/list", cart?.user.userId] : null;
  const { data: alerts = [], mutate } = useSWR<number[]>(key, () => apiFetch<number[]>("stock-alert/list"), {
    revalidateOnFocus: false,
  });
  const hasAlert = alerts.includes(id);
  const { isBusy, whileBusy } = useBusy();

  async function toggle(): Promise<void> {
    try {
      if (!isSignedIn && !(await awaitOverlay({ dialog: "login" }))) return;
      const next = await apiFetch<number[]>(hasAlert ? "stock-alert/remove" : "stock-alert/add", {
        method: "POST",
        body: { product_id: id },
      });
      await mutate(next, { revalidate: false });
    } catch (cause) {
      emitError("errors.generic", cause);
    }
  }

  return (
    <button
      ref={ref}
      type="button"
      className={styles.alert}
      aria-pressed={hasAlert}
      aria-busy={isBusy || undefined}
      aria-label={interpolate(messages.alertNamed, { name })}
      onClick={() => void whileBusy(toggle)}
    >
      <Icon name={hasAlert ? "check" : "bell"} size={18} />
      {hasAlert ? messages.alertSet : messages.alertMe}
    </button>
  );
}
