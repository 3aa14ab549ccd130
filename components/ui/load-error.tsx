"use client";

import { useTranslations } from "next-intl";
import { Alert } from "./alert";
import { Button } from "./button";
import styles from "./load-error.module.css";

export function LoadError({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations();
  return (
    <Alert tone="warning" role="alert" className={styles.line}>
      <p>{t("errors.network")}</p>
      <Button variant="secondary" small onClick={onRetry}>
        {t("common.retry")}
      </Button>
    </Alert>
  );
}
