"use client";

import type { ReactNode } from "react";
import { LocaleField } from "@/components/forms/locale-field";
import styles from "./backoffice.module.css";
import { useStaffForm } from "./staff-actions";

type Props = { rowId: string | number; label: string; children: ReactNode };

/** A row's buttons. */
export function StaffActionForm({ rowId, label, children }: Props) {
  const { formPropsOf } = useStaffForm(rowId);
  return (
    <form {...formPropsOf()} className={styles.actions} aria-label={label}>
      <LocaleField />
      {children}
    </form>
  );
}
