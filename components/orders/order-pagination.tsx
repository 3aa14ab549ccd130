"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import styles from "./orders.module.css";

type Props = { page: number; count: number; label: string; hrefOf: (page: number) => string };

export function OrderPagination({ page, count, label, hrefOf }: Props) {
  const t = useTranslations("orders");
  if (count <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 && (
        <LinkButton variant="secondary" small href={hrefOf(page - 1)} rel="prev">
          {t("newer")}
        </LinkButton>
      )}
      <span>{t("pageOf", { page, count })}</span>
      {page < count && (
        <LinkButton variant="secondary" small href={hrefOf(page + 1)} rel="next">
          {t("older")}
        </LinkButton>
      )}
    </nav>
  );
}
