"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = { text: string; onSettle: (answer: "yes" | "no" | null) => void };

/** Closing it without a choice puts nothing in the cart. */
export function PromotionDialog({ text, onSettle }: Props) {
  const t = useTranslations();
  return (
    <Dialog
      open
      title={t("cart.promotionTitle")}
      width={480}
      onClose={() => onSettle(null)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onSettle("no")}>
            {t("common.no")}
          </Button>
          <Button onClick={() => onSettle("yes")}>{t("common.yes")}</Button>
        </>
      }
    >
      <p>{text || t("cart.promotionText")}</p>
    </Dialog>
  );
}
