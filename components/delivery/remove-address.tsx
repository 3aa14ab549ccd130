"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { door } from "@/lib/cart/door";
import { askToConfirm } from "@/lib/cart/ask";
import { announce } from "@/lib/cart/events";
import { announceFailure } from "@/lib/cart/writes";
import type { Address } from "@/lib/ebsn/domain/delivery";
import styles from "./delivery.module.css";

/** Removes an address once the customer has confirmed it. */
export function RemoveAddress({ address, onRemoved }: { address: Address; onRemoved: () => void }) {
  const t = useTranslations("delivery");
  const [removing, setRemoving] = useState(false);
  const name = address.addressName || address.address1;

  async function remove(): Promise<void> {
    const confirmed = await askToConfirm({
      title: t("removeTitle"),
      text: t("removeText", { name }),
      confirm: t("remove"),
      danger: true,
    });
    if (!confirmed) return;
    setRemoving(true);
    try {
      await door("user-address/delete", { method: "POST", params: { address_id: address.addressId } });
      announce({ kind: "done", key: "delivery.removed", values: { name } });
      onRemoved();
    } catch (cause) {
      announceFailure("delivery.removeFailed", cause);
    }
    setRemoving(false);
  }

  return (
    <button
      type="button"
      className={styles.textButton}
      aria-label={t("removeNamed", { name })}
      disabled={removing}
      onClick={() => void remove()}
    >
      {t("remove")}
    </button>
  );
}
