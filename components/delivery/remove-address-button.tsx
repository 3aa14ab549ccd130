"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { ApiError, apiFetch } from "@/lib/api/api-fetch";
import { emit } from "@/lib/overlays/events";
import { openConfirmDialog } from "@/lib/overlays/overlay";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { busyProps } from "@/components/ui/busy-props";
import { findNeighbour } from "@/components/ui/focus-neighbour";
import { hasLostFocus } from "@/components/ui/has-lost-focus";
import { TextButton } from "@/components/ui/text-button";
import { useBusy } from "@/components/ui/use-busy";

/** Whatever the shop's reason, the text is fixed (requirements/delivery#addresses). */
function emitRemovalFailure(cause: unknown): void {
  const error = cause instanceof ApiError ? cause : null;
  if (error?.kind === "session") return;
  const key = error?.isUnanswered ? `errors.${error.kind}` : "delivery.removeFailed";
  emit({ kind: "failed", key, messages: [] });
}

export function RemoveAddressButton({ address, onRemoved }: { address: Address; onRemoved: () => void }) {
  const t = useTranslations("delivery");
  const { isBusy, whileBusy } = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  const name = address.addressName || address.address1;

  async function confirmRemoval(): Promise<void> {
    const confirmed = await openConfirmDialog({
      title: t("removeTitle"),
      text: t("removeText", { name }),
      confirm: t("remove"),
      danger: true,
    });
    if (confirmed) await whileBusy(remove);
  }

  async function remove(): Promise<void> {
    try {
      await apiFetch("user-address/delete", {
        method: "POST",
        params: { address_id: address.addressId },
        success: { key: "delivery.removed", values: { name } },
      });
      moveFocus();
      onRemoved();
    } catch (cause) {
      emitRemovalFailure(cause);
    }
  }

  function moveFocus(): void {
    if (document.activeElement !== button.current && !hasLostFocus()) return;
    const title = button.current?.closest("dialog")?.querySelector("h2") ?? document.querySelector("h1");
    findNeighbour(button.current, "[data-remove-address]", title)?.focus();
  }

  return (
    <TextButton
      ref={button}
      data-remove-address
      aria-label={t("removeNamed", { name })}
      onClick={() => void confirmRemoval()}
      {...(isBusy && busyProps)}
    >
      {t("remove")}
    </TextButton>
  );
}
