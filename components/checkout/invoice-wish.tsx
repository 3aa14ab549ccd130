"use client";

import { useLocale, useTranslations } from "next-intl";
import { Checkbox } from "@/components/forms/checkbox";
import { LoadFailed } from "@/components/delivery/load-failed";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { accountPaths } from "@/lib/account-paths";
import { localPath } from "@/lib/i18n/local-path";
import styles from "./checkout.module.css";
import paying from "./payment.module.css";
import { InvoiceLines } from "./invoice-lines";
import type { InvoiceChoice } from "./use-invoice";

/** Asks for an invoice and chooses whom it is made out to; others are added on their own page. */
export function InvoiceWish({ invoice, missing }: { invoice: InvoiceChoice; missing: boolean }) {
  const t = useTranslations("checkout.invoice");
  const href = localPath(useLocale());
  const { wanted, persons, failed, chosen } = invoice;
  return (
    <section className={styles.bags} aria-labelledby="invoice-title">
      <h3 id="invoice-title" tabIndex={-1} aria-describedby={missing ? "invoice-missing" : undefined}>
        {t("title")}
      </h3>
      <Checkbox
        id="need-invoice"
        checked={wanted}
        label={t("want")}
        onChange={({ target }) => void invoice.want(target.checked)}
      />
      {missing && (
        <p id="invoice-missing" role="alert" className={styles.fault}>
          {t("missing")}
        </p>
      )}
      {wanted && failed && <LoadFailed onRetry={invoice.reload} />}
      {wanted && !persons && !failed && <Skeleton height="5rem" />}
      {wanted && persons && persons.length > 0 && (
        <fieldset className={paying.payments}>
          <legend>{t("whom")}</legend>
          {persons.map((one) => (
            <label key={one.personFiscalId} className={paying.payment}>
              <input
                type="radio"
                name="person-fiscal"
                checked={one.personFiscalId === chosen?.personFiscalId}
                onChange={() => void invoice.choose(one)}
              />
              <span className={paying.person}>
                <InvoiceLines data={one} />
              </span>
              <Icon name={one.company ? "store" : "person"} />
            </label>
          ))}
        </fieldset>
      )}
      {wanted && persons && (
        <p>
          {persons.length === 0 && `${t("none")} `}
          <a href={href(accountPaths.invoiceData("checkout"))}>
            {t(persons.length === 0 ? "add" : "change")}
          </a>
        </p>
      )}
    </section>
  );
}
