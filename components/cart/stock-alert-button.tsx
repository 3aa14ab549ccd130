"use client";

import { type Ref, useState } from "react";
import useSWR from "swr";
import { Icon } from "@/components/ui/icon";
import { useMessages } from "@/components/ui/messages";
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
  const [busy, setBusy] = useState(false);

  async function toggle(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      if (!isSignedIn && !(await awaitOverlay({ dialog: "login" }))) return;
      const next = await apiFetch<number[]>(hasAlert ? "stock-alert/remove" : "stock-alert/add", {
        method: "POST",
        body: { product_id: id },
      });
      await mutate(next, { revalidate: false });
    } catch (cause) {
      emitError("errors.generic", cause);
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      ref={ref}
      type="button"
      className={styles.alert}
      aria-pressed={hasAlert}
      aria-busy={busy || undefined}
      aria-label={interpolate(messages.alertNamed, { name })}
      onClick={() => void toggle()}
    >
      <Icon name={hasAlert ? "check" : "bell"} size={18} />
      {hasAlert ? messages.alertSet : messages.alertMe}
    </button>
  );
}
