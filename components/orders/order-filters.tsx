"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import field from "@/components/ui/field.module.css";
import { Icon } from "@/components/ui/icon";
import forms from "@/components/forms/forms.module.css";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/account-paths";
import { hasFilters, ORDER_TYPES, type OrderQuery } from "./order-query";
import styles from "./order-filters.module.css";

export function OrderFilters({ query }: { query: OrderQuery }) {
  const t = useTranslations("orderTools");
  const orders = localizePath(useLocale())(accountPaths.orders());
  const isFiltered = hasFilters(query);
  return (
    <details className={styles.filters} open={isFiltered || query.showReplaced}>
      <summary>
        <Icon name="filter" size={20} />
        {t("filters")}
        <Icon name="down" size={18} className={styles.arrow} />
      </summary>
      <form action={orders} method="get" aria-label={t("filters")} className={styles.form}>
        <Field
          className={styles.wide}
          type="date"
          name="from_date"
          label={t("from")}
          defaultValue={query.from}
        />
        <Field className={styles.wide} type="date" name="to_date" label={t("to")} defaultValue={query.to} />
        <Field
          {...AMOUNT_INPUT_PROPS}
          name="from_gross_total"
          label={t("least")}
          defaultValue={query.minTotal}
        />
        <Field
          {...AMOUNT_INPUT_PROPS}
          name="to_gross_total"
          label={t("most")}
          defaultValue={query.maxTotal}
        />
        <div className={`${field.field} ${styles.wide}`}>
          <label htmlFor="order-type" className={field.label}>
            {t("type")}
          </label>
          <select id="order-type" name="order_type" className={field.input} defaultValue={query.type}>
            <option value="">{t("anyType")}</option>
            {ORDER_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`types.${type}`)}
              </option>
            ))}
          </select>
        </div>
        <div className={`${styles.boxes} ${styles.wide}`}>
          <label className={forms.checkbox}>
            <input type="hidden" name="show_pending" value="false" />
            <input type="checkbox" name="show_pending" value="true" defaultChecked={query.showPending} />
            {t("pending")}
          </label>
          <label className={forms.checkbox}>
            <input type="checkbox" name="show_replaced" value="true" defaultChecked={query.showReplaced} />
            {t("replaced")}
          </label>
        </div>
        <div className={`${styles.actions} ${styles.wide}`}>
          <Button type="submit">{t("apply")}</Button>
          {isFiltered && (
            <LinkButton variant="secondary" href={orders}>
              {t("clear")}
            </LinkButton>
          )}
        </div>
      </form>
    </details>
  );
}

const AMOUNT_INPUT_PROPS = {
  type: "number",
  min: 0,
  max: 999_999,
  step: 0.01,
  inputMode: "decimal",
} as const;
