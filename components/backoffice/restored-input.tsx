"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

type Props = { isRestored: boolean; onDiscard: () => void };

/** Says that what was typed before is in the form again, and offers to throw it away. */
export function RestoredInput({ isRestored, onDiscard }: Props) {
  const t = useTranslations("backoffice.content");
  if (!isRestored) return null;
  return (
    <Alert tone="warning">
      <p>{t("restored")}</p>
      <Button type="button" variant="secondary" small onClick={onDiscard}>
        {t("discardRestored")}
      </Button>
    </Alert>
  );
}
