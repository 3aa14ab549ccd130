"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { apiFetch } from "@/lib/api/api-fetch";
import { useServerCart } from "@/lib/cart/use-cart";
import { emitError } from "@/lib/api/emit-error";
import { awaitOverlay } from "@/lib/overlays/overlay";
import styles from "./notify-delivery.module.css";

export type UncoveredPlace = { postalcode: string; city: string };

type Props = { place: UncoveredPlace; text: string; savedText: string };

/** requirements/delivery#addresses */
export function NotifyDelivery({ place: { postalcode, city }, text, savedText }: Props) {
  const { isSignedIn } = useServerCart();
  const [state, setState] = useState<"idle" | "busy" | "saved">("idle");

  async function requestNotification(): Promise<void> {
    setState("busy");
    try {
      if (!isSignedIn && !(await awaitOverlay({ dialog: "login" }))) return setState("idle");
      await apiFetch("eurospin-address-form/save-new-address", {
        body: { postalcode, city },
        success: { key: "profile.addresses.deliveryNotifySuccess", values: { city } },
      });
      setState("saved");
    } catch (cause) {
      emitError("profile.addresses.deliveryNotifyError", cause);
      setState("idle");
    }
  }

  if (state === "saved")
    return (
      <p className={styles.saved}>
        <Icon name="check" size={20} /> {savedText}
      </p>
    );
  return (
    <Button
      variant="secondary"
      small
      className={styles.button}
      busy={state === "busy"}
      onClick={() => void requestNotification()}
    >
      <Icon name="bell" size={20} /> {text}
    </Button>
  );
}
