"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { Field, FieldBox } from "@/components/ui/field";
import { Select } from "@/components/ui/control";
import { Checkbox } from "@/components/ui/checkbox";
import { Icon } from "@/components/ui/icon";
import { localizePath } from "@/lib/i18n/locale-path";
import { moneyParts } from "@/lib/money";
import { accountPaths } from "@/lib/paths/account-paths";
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
        <AmountField name="from_gross_total" label={t("min")} amount={query.minTotal} />
        <AmountField name="to_gross_total" label={t("max")} amount={query.maxTotal} />
        <FieldBox id="order-type" label={t("type")} className={styles.wide}>
          <Select id="order-type" name="order_type" defaultValue={query.type}>
            <option value="">{t("anyType")}</option>
            {ORDER_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`types.${type}`)}
              </option>
            ))}
          </Select>
        </FieldBox>
        <div className={`${styles.boxes} ${styles.wide}`}>
          <input type="hidden" name="show_pending" value="false" />
          <Checkbox
            label={t("pending")}
            name="show_pending"
            value="true"
            defaultChecked={query.showPending}
          />
          <Checkbox
            label={t("replaced")}
            name="show_replaced"
            value="true"
            defaultChecked={query.showReplaced}
          />
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

/** As `parseOrderQuery` reads it. A number input discards what it cannot parse. */
const AMOUNT_PATTERN = "\\s*\\d{1,6}([.,]\\d{1,2})?\\s*";

type AmountFieldProps = { name: string; label: string; amount: string };

function AmountField({ amount, ...props }: AmountFieldProps) {
  const t = useTranslations("orderTools");
  const locale = useLocale();
  return (
    <Field
      {...props}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      pattern={AMOUNT_PATTERN}
      title={t("amountFormat")}
      defaultValue={amount.replace(".", moneyParts(0, locale).point)}
    />
  );
}
