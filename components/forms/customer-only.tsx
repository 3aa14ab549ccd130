"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { useStaff } from "./use-staff";

type Props = { children: ReactNode; isSilent?: boolean };

/** What the shop refuses to staff who act for a customer is not offered to them (requirements/staff#impersonation). */
export function CustomerOnly({ children, isSilent = false }: Props) {
  const t = useTranslations("common");
  const isStaff = useStaff();
  if (!isStaff) return children;
  return isSilent ? null : <Alert tone="warning">{t("customerOnly")}</Alert>;
}
