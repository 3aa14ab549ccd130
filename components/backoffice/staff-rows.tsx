import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import type { IconName } from "@/components/ui/icon-paths";
import failure from "@/messages/failure.json";
import styles from "./backoffice.module.css";
import { RetryList } from "./retry-list";

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
    const [t, locale] = await Promise.all([getTranslations("backoffice"), getLocale()]);
    const { retry, retrying } = failure[locale];
    return (
      <EmptyState icon="warning" title={t("listFailed")}>
        <p role="alert">{errorMessage}</p>
        <RetryList label={retry} note={retrying} />
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
