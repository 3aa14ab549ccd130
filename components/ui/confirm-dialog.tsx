"use client";

import { useTranslations } from "next-intl";
import { Button } from "./button";
import { Dialog } from "./dialog";

type Props = {
  title: string;
  text?: string;
  confirm: string;
  /** "Cancel" unless given. */
  dismiss?: string;
  danger?: boolean;
  onResolve: (confirmed: boolean) => void;
};

export function ConfirmDialog({ title, text, confirm, dismiss, danger, onResolve }: Props) {
  const t = useTranslations("common");
  return (
    <Dialog
      open
      title={title}
      width={480}
      onClose={() => onResolve(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onResolve(false)}>
            {dismiss ?? t("cancel")}
          </Button>
          <Button variant={danger ? "danger" : "primary"} onClick={() => onResolve(true)}>
            {confirm}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
    </Dialog>
  );
}
