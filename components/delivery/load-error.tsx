"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import styles from "./delivery.module.css";

export function LoadError({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations();
  return (
    <div role="alert" className={styles.warning}>
      <p>{t("errors.network")}</p>
      <Button variant="secondary" small onClick={onRetry}>
        {t("common.retry")}
      </Button>
    </div>
  );
}
