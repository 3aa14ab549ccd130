"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "./confirm-dialog";

type Props = { name: string; quantity: string; onSettle: (confirmed: boolean) => void };

/** Asked before the last of a product goes, where the shop wants it asked. */
export function RemoveDialog({ name, quantity, onSettle }: Props) {
  const t = useTranslations();
  return (
    <ConfirmDialog
      title={t("cart.removeTitle")}
      text={t("message.remove", { name, quantity })}
      confirm={t("cart.removeConfirm")}
      danger
      onSettle={onSettle}
    />
  );
}
