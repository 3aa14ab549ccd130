"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "./button";
import { useFocusAfterRemoval } from "./use-focus-after-removal";

/** Its focus goes to the nearest heading once what was retried has replaced it. */
export function RetryButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations("common");
  const ref = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(ref);
  return (
    <Button ref={ref} onClick={onClick}>
      {t("retry")}
    </Button>
  );
}
