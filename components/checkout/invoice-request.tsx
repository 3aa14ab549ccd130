"use client";

import { useLocale, useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import { Checkbox } from "@/components/ui/checkbox";
import { LoadError } from "@/components/ui/load-error";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { RadioCard } from "@/components/ui/radio-card";
import { Skeleton } from "@/components/ui/skeleton";
import { accountPaths } from "@/lib/paths/account-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./checkout.module.css";
import paymentStyles from "./payment.module.css";
import { InvoiceRecipient } from "./invoice-recipient";
import type { InvoiceState } from "./use-invoice";

export function InvoiceRequest({ invoice, missing }: { invoice: InvoiceState; missing: boolean }) {
  const t = useTranslations("checkout.invoice");
  const href = localizePath(useLocale());
  const { isRequested, persons, error, selectedPerson } = invoice;
  return (
    <section
      className={classNames(styles.option, !isRequested && "no-print")}
      aria-labelledby="invoice-title"
    >
      <h3 id="invoice-title" tabIndex={-1} aria-describedby={missing ? "invoice-missing" : undefined}>
        {t("title")}
      </h3>
      <Checkbox
        id="need-invoice"
        checked={isRequested}
        label={t("request")}
        onChange={({ target }) => void invoice.setRequested(target.checked)}
      />
      {missing && (
        <p id="invoice-missing" role="alert" className={styles.error}>
          {t("missing")}
        </p>
      )}
      {isRequested && error !== undefined && <LoadError error={error} onRetry={invoice.reload} />}
      {isRequested && !persons && error === undefined && <Skeleton height="5rem" />}
      {isRequested && persons && persons.length > 0 && (
        <fieldset className={paymentStyles.payments}>
          <legend>{t("recipient")}</legend>
          {persons.map((person) => (
            <RadioCard
              key={person.personFiscalId}
              name="person-fiscal"
              checked={person.personFiscalId === selectedPerson?.personFiscalId}
              onChange={() => void invoice.choose(person)}
            >
              <span className={paymentStyles.person}>
                <InvoiceRecipient data={person} />
              </span>
              <Icon name={person.company ? "store" : "person"} />
            </RadioCard>
          ))}
        </fieldset>
      )}
      {isRequested && persons && (
        <p>
          {persons.length === 0 && `${t("none")} `}
          <Link href={href(accountPaths.invoiceData("checkout"))}>
            {t(persons.length === 0 ? "add" : "change")}
          </Link>
        </p>
      )}
    </section>
  );
}
