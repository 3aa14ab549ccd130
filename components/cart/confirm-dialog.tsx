"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = {
  title: string;
  text?: string;
  /** the words of the button that does it. */
  confirm: string;
  danger?: boolean;
  onSettle: (confirmed: boolean) => void;
};

export function ConfirmDialog({ title, text, confirm, danger, onSettle }: Props) {
  const t = useTranslations("common");
  return (
    <Dialog
      open
      title={title}
      width={480}
      onClose={() => onSettle(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onSettle(false)}>
            {t("cancel")}
          </Button>
          <Button variant={danger ? "danger" : "primary"} onClick={() => onSettle(true)}>
            {confirm}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
    </Dialog>
  );
}
