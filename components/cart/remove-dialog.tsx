"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

type Props = { name: string; quantity: string; unit: string; onResolve: (confirmed: boolean) => void };

export function RemoveDialog({ name, quantity, unit, onResolve }: Props) {
  const t = useTranslations();
  return (
    <ConfirmDialog
      title={t("cart.removeTitle")}
      text={t("message.remove", { name, quantity, unit })}
      confirm={t("cart.removeConfirm")}
      danger
      onResolve={onResolve}
    />
  );
}
