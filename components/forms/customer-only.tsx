"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { useIsStaff } from "./use-is-staff";

type Props = { children: ReactNode; isSilent?: boolean };

/** Staff who act for a customer are not offered what the shop would reject (requirements/staff#impersonation). */
export function CustomerOnly({ children, isSilent = false }: Props) {
  const t = useTranslations("common");
  const isStaff = useIsStaff();
  if (!isStaff) return children;
  return isSilent ? null : <Alert tone="warning">{t("customerOnly")}</Alert>;
}
