"use client";

import { useTranslations } from "next-intl";
import { type Fault, FaultList } from "./fault-list";

export type { Fault };

/** What is wrong with a form, each with a link to its field; takes the focus when it appears. */
export function ErrorSummary({ faults, attempt }: { faults: Fault[]; attempt: number }) {
  const t = useTranslations("forms");
  return <FaultList title={t("faults", { count: faults.length })} faults={faults} attempt={attempt} />;
}
