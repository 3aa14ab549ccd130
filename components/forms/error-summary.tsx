"use client";

import { useTranslations } from "next-intl";
import { type FormError, ErrorList } from "./error-list";

export type { FormError };

export function ErrorSummary({ errors, attempt }: { errors: FormError[]; attempt: number }) {
  const t = useTranslations("forms");
  return <ErrorList title={t("faults", { count: errors.length })} errors={errors} attempt={attempt} />;
}
