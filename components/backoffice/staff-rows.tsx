import { getLocale, getTranslations } from "next-intl/server";
import type { ComponentProps, ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import type { IconName } from "@/components/ui/icon-paths";
import { PastLastPage } from "@/components/ui/past-last-page";
import failure from "@/messages/failure.json";
import styles from "./backoffice.module.css";
import { ListPages } from "./list-pages";
import { RetryList } from "./retry-list";

type Props<Row> = {
  label: string;
  rows: Row[] | null;
  /** Why they could not be read. */
  errorMessage: string;
  none: { icon: IconName; title: string; text: string };
  /** Of a longer list. */
  pages?: ComponentProps<typeof ListPages> | null;
  children: (row: Row) => ReactNode;
};

export async function StaffRows<Row>({ label, rows, errorMessage, none, pages, children }: Props<Row>) {
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
  if (rows.length === 0 && pages && pages.page.number > 1)
    return (
      <PastLastPage count={pages.page.count} hrefOf={pages.hrefOf} t={await getTranslations("pagination")} />
    );
  if (rows.length === 0)
    return (
      <EmptyState icon={none.icon} title={none.title}>
        {none.text}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.rows} aria-label={label}>
        {rows.map(children)}
      </ul>
      {pages && <ListPages {...pages} />}
    </>
  );
}
