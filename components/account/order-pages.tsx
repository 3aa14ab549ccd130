"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import styles from "./orders.module.css";

export function OrderPages({ page, count }: { page: number; count: number }) {
  const t = useTranslations("orders");
  const href = localPath(useLocale());
  if (count <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t("pages")}>
      {page > 1 && (
        <LinkButton variant="secondary" small href={href(paths.orders(page - 1))} rel="prev">
          {t("newer")}
        </LinkButton>
      )}
      <span>{t("pageOf", { page, count })}</span>
      {page < count && (
        <LinkButton variant="secondary" small href={href(paths.orders(page + 1))} rel="next">
          {t("older")}
        </LinkButton>
      )}
    </nav>
  );
}
