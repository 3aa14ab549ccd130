import { getLocale, getTranslations } from "next-intl/server";
import { RefundStatusBadge } from "@/components/returns/refund-status";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { formatDate, formatInstant } from "@/lib/dates";
import type { StaffRefund } from "@/lib/ebsn/domain/staff-order";
import { formatMoney } from "@/lib/money";
import { REFUND_STATUS, returnOption, returnStatus } from "@/lib/rules/statuses";
import styles from "./backoffice.module.css";
import { type StaffAction, StaffActionForm } from "./staff-action-form";
import { StaffNav } from "./staff-nav";

type Props = {
  refunds: StaffRefund[] | null;
  errorMessage: string;
  decide: StaffAction;
};

const DECISIONS = [
  { statusId: REFUND_STATUS.approved, name: "approve", variant: "primary" },
  { statusId: REFUND_STATUS.cancelled, name: "reject", variant: "secondary" },
] as const;

export async function StaffReturnsPage({ refunds, errorMessage, decide }: Props) {
  const t = await getTranslations("backoffice.returns");
  return (
    <div className={styles.page}>
      <StaffNav current="returns" />
      <header>
        <h1>{t("title")}</h1>
        <p className={styles.muted}>{t("intro")}</p>
      </header>
      {errorMessage && (
        <Alert>
          <p>{errorMessage}</p>
        </Alert>
      )}
      {refunds?.length === 0 && (
        <EmptyState icon="check" title={t("none")}>
          {t("noneText")}
        </EmptyState>
      )}
      {refunds && refunds.length > 0 && (
        <ul className={styles.rows}>
          {refunds.map((request) => (
            <ReturnRow key={request.refund.refundId} {...request} decide={decide} />
          ))}
        </ul>
      )}
    </div>
  );
}

async function ReturnRow({ refund, customer, decide }: StaffRefund & Pick<Props, "decide">) {
  const [t, tRefunds, locale] = await Promise.all([
    getTranslations("backoffice.returns"),
    getTranslations("refunds"),
    getLocale(),
  ]);
  const { refundId, orderId, withdrawnAt, dateIso, amountCents, items, reason } = refund;
  const when = withdrawnAt
    ? tRefunds("withdrawnOn", { when: formatInstant(new Date(withdrawnAt), locale) })
    : tRefunds("askedOn", { date: formatDate(dateIso, locale) });
  const facts = [
    customer.name || customer.email,
    tRefunds("ofOrder", { orderId }),
    when,
    tRefunds(`option.${returnOption(refund.optionId)}`),
    amountCents !== null && formatMoney(amountCents, locale),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <h2>{tRefunds("number", { refundId })}</h2>
        <p>{facts.filter(Boolean).join(" · ")}</p>
        <p>
          {items
            .flatMap(({ orderItem, quantity }) =>
              orderItem ? [`${quantity.toLocaleString(locale)} × ${orderItem.product.name}`] : [],
            )
            .join(", ")}
        </p>
        {reason && <p>«{reason}»</p>}
        <p>
          <RefundStatusBadge {...refund} />
        </p>
      </div>
      {returnStatus(refund.statusId) === "inApproval" && (
        <StaffActionForm action={decide} label={t("decide", { refundId })}>
          <input type="hidden" name="refund_id" value={refundId} />
          {DECISIONS.map(({ statusId, name, variant }) => (
            <Button key={name} type="submit" small name="refund_status_id" value={statusId} variant={variant}>
              {t(name)}
            </Button>
          ))}
        </StaffActionForm>
      )}
    </li>
  );
}
