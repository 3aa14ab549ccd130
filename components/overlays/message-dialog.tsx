"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { MessageText } from "@/components/ui/message-text";
import { Dialog } from "@/components/ui/dialog";

type Props = { text: string; html?: string; kind: "error" | "warning" | "success"; onClose: () => void };

export function MessageDialog({ text, html, kind, onClose }: Props) {
  const t = useTranslations("cart");
  return (
    <Dialog
      open
      title={kind === "error" ? t("popupError") : t("popupNotice")}
      width={480}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t("understood")}</Button>}
    >
      <div>
        <MessageText text={text} html={html} />
      </div>
    </Dialog>
  );
}
