"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

export function AgeDialog({ onResolve }: { onResolve: (isAdult: boolean) => void }) {
  const t = useTranslations("cart.age");
  return (
    <ConfirmDialog
      title={t("title")}
      text={t("text")}
      confirm={t("yes")}
      dismiss={t("no")}
      onResolve={onResolve}
    />
  );
}
