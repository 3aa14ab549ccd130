import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { RefundStatusBadge } from "@/components/returns/refund-status";
import { Button } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { formatLineQuantity } from "@/lib/cart/format-quantity";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { formatDate, formatInstant } from "@/lib/dates";
import { joinDetails } from "@/lib/format/join-details";
import type { PageInfo } from "@/lib/ebsn/domain/page";
import type { StaffRefund } from "@/lib/ebsn/domain/staff-order";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { deliveredProduct } from "@/lib/rules/orders/picked";
import { REFUND_STATUS, returnOption, returnStatus } from "@/lib/rules/orders/statuses";
import { nameWithBrand } from "@/lib/rules/products/name-with-brand";
import { withElision } from "@/lib/rules/text/elision";
import styles from "./backoffice.module.css";
import { ConfirmDisclosure } from "./confirm-disclosure";
import { StaffActionForm } from "./staff-action-form";
import type { StaffAction } from "./staff-action-state";
import { StaffActions, StaffRowResult } from "./staff-actions";
import { StaffNav } from "./staff-nav";
import { StaffRows } from "./staff-rows";

type Props = {
  refunds: StaffRefund[] | null;
  /** Of a longer list. */
  listPage?: PageInfo;
  errorMessage: string;
  decide: StaffAction;
};

const DECISIONS = [
  { statusId: REFUND_STATUS.approved, decision: "approve", variant: "primary" },
  { statusId: REFUND_STATUS.cancelled, decision: "reject", variant: "danger" },
] as const;

export async function StaffReturnsPage({ refunds, listPage, errorMessage, decide }: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.returns"), getLocale()]);
  const href = localizePath(locale);
  return (
    <div className={styles.page}>
      <StaffNav current="returns" />
      <header>
        <h1>{t("title")}</h1>
        <p className={styles.muted}>{t("intro")}</p>
      </header>
      <StaffActions action={decide} rowIds={refunds?.map(({ refund }) => refund.refundId) ?? []}>
        <StaffRows
          label={t("title")}
          rows={refunds}
          errorMessage={errorMessage}
          none={{ icon: "check", title: t("none"), text: t("noneText") }}
          pages={listPage && { page: listPage, hrefOf: (page) => href(backofficePaths.returns({ page })) }}
        >
          {(request) => <ReturnRow key={request.refund.refundId} {...request} />}
        </StaffRows>
      </StaffActions>
    </div>
  );
}

async function ReturnRow({ refund, customer }: StaffRefund) {
  const [t, tRefunds, { client }, locale] = await Promise.all([
    getTranslations("backoffice.returns"),
    getTranslations("refunds"),
    getMessages(),
    getLocale(),
  ]);
  const { refundId, orderId, withdrawnAt, dateIso, amountCents, items, reason } = refund;
  const when = withdrawnAt
    ? tRefunds("withdrawnOn", { when: formatInstant(new Date(withdrawnAt), locale) })
    : dateIso && tRefunds("askedOn", withElision(formatDate(dateIso, locale)));
  const name = customer.name || customer.email;
  const facts = [
    name,
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
        <ul className={styles.muted}>
          {items.map(({ orderItemId, orderItem, quantity }) => {
            if (!orderItem) return null;
            const product = deliveredProduct(orderItem);
            const amount = formatLineQuantity(product, quantity, client, locale);
            return (
              <li key={orderItemId}>
                <ContentText>{nameWithBrand(product)}</ContentText>
                {` · ${joinDetails(product.packSize, amount)}`}
              </li>
            );
          })}
        </ul>
        {reason && <p>«{reason}»</p>}
        <p>
          <RefundStatusBadge {...refund} />
        </p>
        <StaffRowResult rowId={refundId} />
      </div>
      {returnStatus(refund.statusId) === "inApproval" && (
        <StaffActionForm rowId={refundId} label={t("decide", { refundId })}>
          <input type="hidden" name="refund_id" value={refundId} />
          {DECISIONS.map(({ statusId, decision, variant }) => (
            <ConfirmDisclosure
              key={decision}
              label={t(decision)}
              question={t("confirm", { decision, refundId, name })}
            >
              <Button type="submit" small name="refund_status_id" value={statusId} variant={variant}>
                {t(decision)}
              </Button>
            </ConfirmDisclosure>
          ))}
        </StaffActionForm>
      )}
    </li>
  );
}
