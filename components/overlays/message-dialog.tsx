"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = { text: string; kind: "error" | "warning" | "success"; onClose: () => void };

export function MessageDialog({ text, kind, onClose }: Props) {
  const t = useTranslations("cart");
  return (
    <Dialog
      open
      title={kind === "error" ? t("popupError") : t("popupNotice")}
      width={480}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t("understood")}</Button>}
    >
      <p>{text}</p>
    </Dialog>
  );
}
