"use client";

import { useTranslations } from "next-intl";
import { StepPagination } from "@/components/ui/step-pagination";

type Props = { page: number; count: number; label: string; hrefOf: (page: number) => string };

export function OrderPagination({ page, count, ...list }: Props) {
  const t = useTranslations("orders");
  const texts = { previous: t("newer"), next: t("older"), position: t("pageOf", { page, count }) };
  return <StepPagination {...list} page={page} count={count} texts={texts} />;
}
