"use client";

import { useTranslations } from "next-intl";
import { Alert } from "./alert";
import { Button } from "./button";
import { Actions } from "./form-layout";

export function LoadError({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations();
  return (
    <Alert tone="warning" role="alert">
      <Actions>
        <p>{t("errors.network")}</p>
        <Button variant="secondary" small onClick={onRetry}>
          {t("common.retry")}
        </Button>
      </Actions>
    </Alert>
  );
}
