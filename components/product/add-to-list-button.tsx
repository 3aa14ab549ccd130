"use client";

import { describeByCard } from "@/components/ui/describe-by-card";
import { useMessages } from "@/components/ui/messages";
import { openOverlay } from "@/lib/overlays/events";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./add-to-list-button.module.css";

export function AddToListButton({ id, name }: { id: number; name: string }) {
  const messages = useMessages();
  return (
    <button
      ref={describeByCard}
      type="button"
      className={`icon-button ${styles.button}`}
      aria-label={interpolate(messages.star, { name })}
      onClick={() => openOverlay({ dialog: "saveToList", productId: id, name })}
    />
  );
}
