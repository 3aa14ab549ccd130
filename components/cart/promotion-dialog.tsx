"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = { text: string; onResolve: (answer: "yes" | "no" | null) => void };

/** Dismissing it without a choice adds nothing to the cart. */
export function PromotionDialog({ text, onResolve }: Props) {
  const t = useTranslations();
  return (
    <Dialog
      open
      title={t("cart.promotionTitle")}
      width={480}
      onClose={() => onResolve(null)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onResolve("no")}>
            {t("common.no")}
          </Button>
          <Button onClick={() => onResolve("yes")}>{t("common.yes")}</Button>
        </>
      }
    >
      <p>{text || t("cart.promotionText")}</p>
    </Dialog>
  );
}
