import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import type { IconName } from "@/components/ui/icon-paths";
import styles from "./backoffice.module.css";

type Props<Row> = {
  label: string;
  rows: Row[] | null;
  /** Why they could not be read. */
  errorMessage: string;
  none: { icon: IconName; title: string; text: string };
  children: (row: Row) => ReactNode;
};

export async function StaffRows<Row>({ label, rows, errorMessage, none, children }: Props<Row>) {
  if (errorMessage) {
    const t = await getTranslations("backoffice");
    return (
      <EmptyState icon="warning" title={t("listFailed")}>
        <p role="alert">{errorMessage}</p>
      </EmptyState>
    );
  }
  if (!rows) return null;
  if (rows.length === 0)
    return (
      <EmptyState icon={none.icon} title={none.title}>
        {none.text}
      </EmptyState>
    );
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map(children)}
    </ul>
  );
}
