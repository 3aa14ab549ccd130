import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/orders/status-badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { formatDate } from "@/lib/dates";
import type { PageInfo } from "@/lib/ebsn/domain/page";
import type { StaffOrder } from "@/lib/ebsn/domain/staff-order";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { formatPlace } from "@/lib/rules/delivery/addresses";
import { ORDER_STATUS } from "@/lib/rules/orders/order-status";
import { orderStatusLabel } from "@/lib/rules/orders/statuses";
import { withElision } from "@/lib/rules/text/elision";
import styles from "./backoffice.module.css";
import { ConfirmDisclosure } from "./confirm-disclosure";
import { StaffActionForm } from "./staff-action-form";
import type { StaffAction } from "./staff-action-state";
import { StaffActions, StaffRowResult } from "./staff-actions";
import { StaffNav } from "./staff-nav";
import { StaffRows } from "./staff-rows";

type Props = {
  orderId: number | null;
  /** What was searched for and is no order number. */
  invalidSearch?: string;
  orders: StaffOrder[] | null;
  /** Of a longer list. */
  listPage?: PageInfo;
  errorMessage: string;
  /** Moves an order on, or marks its payment as received. */
  change: StaffAction;
};

/** Nothing follows them: an order cannot be taken back from there. */
const FINAL_STATUS_IDS: number[] = [
  ORDER_STATUS.cancelled,
  ORDER_STATUS.validationRejected,
  ORDER_STATUS.notCollected,
  ORDER_STATUS.abandoned,
];

/** The customer is told the same of a failed attempt and an abandoned order, and of preparation and picking. */
const BUTTON_KEYS: Record<number, "abandoned" | "picking"> = {
  [ORDER_STATUS.abandoned]: "abandoned",
  [ORDER_STATUS.picking]: "picking",
};

const buttonKey = (statusId: number, serviceId?: number) =>
  BUTTON_KEYS[statusId] ?? orderStatusLabel(statusId, serviceId);

export async function StaffOrdersPage({
  orderId,
  invalidSearch,
  orders,
  listPage,
  errorMessage,
  change,
}: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.orders"), getLocale()]);
  const href = localizePath(locale);
  return (
    <div className={styles.page}>
      <StaffNav current="orders" />
      <header>
        <h1>{t("title")}</h1>
        <p className={styles.muted}>{t("intro")}</p>
      </header>
      <form method="get" action={href(backofficePaths.orders())} className={styles.search}>
        <Field
          name="order_id"
          id="staff-order"
          label={t("number")}
          error={invalidSearch ? t("numberInvalid") : undefined}
          defaultValue={orderId ?? invalidSearch}
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={10}
        />
        <Button type="submit">{t("search")}</Button>
      </form>
      <StaffActions action={change} rowIds={orders?.map(({ order }) => order.orderId) ?? []}>
        <StaffRows
          label={t("title")}
          rows={orders}
          errorMessage={errorMessage}
          none={{ icon: "list", title: t("none"), text: orderId === null ? "" : t("noneText") }}
          pages={
            listPage && {
              page: listPage,
              hrefOf: (page) => href(backofficePaths.orders({ orderId: orderId ?? undefined, page })),
            }
          }
        >
          {(order) => <OrderRow key={order.order.orderId} {...order} />}
        </StaffRows>
      </StaffActions>
      {(orderId !== null || invalidSearch) && <Link href={href(backofficePaths.orders())}>{t("all")}</Link>}
    </div>
  );
}

async function OrderRow({ order, customer, nextStatusIds, paymentDue, refundedPayment }: StaffOrder) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.orders"), getLocale()]);
  const { orderId, dateIso, totals, timeslot, address, service } = order;
  const serviceId = service?.deliveryServiceId;
  const destination = [service?.name, address && formatPlace(address, serviceId, locale)].filter(Boolean);
  const name = customer.name || customer.email;
  const parts = [
    name,
    dateIso && t("orderedOn", withElision(formatDate(dateIso, locale))),
    timeslot?.dateIso &&
      t("slot", {
        ...withElision(formatDate(timeslot.dateIso, locale)),
        from: timeslot.beginTime,
        to: timeslot.endTime,
      }),
    formatMoney(totals.charged ?? totals.gross, locale),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <h2>{t("order", { orderId })}</h2>
        <p>{parts.filter(Boolean).join(" · ")}</p>
        {destination.length > 0 && <p>{destination.join(" · ")}</p>}
        <p>
          <StatusBadge order={order} />
        </p>
        {refundedPayment && (
          <p>
            {t("refundedPayment", {
              amount: formatMoney(refundedPayment.amountCents, locale),
              refunded: formatMoney(refundedPayment.refundedCents, locale),
            })}
          </p>
        )}
        <StaffRowResult rowId={orderId} />
      </div>
      <div className={styles.actions}>
        {paymentDue && <PaymentDueForm orderId={orderId} name={name} {...paymentDue} />}
        {nextStatusIds.length > 0 && (
          <StaffActionForm rowId={orderId} label={t("advance", { orderId })}>
            <input type="hidden" name="order_id" value={orderId} />
            <input type="hidden" name="delivery_service_id" value={serviceId} />
            {nextStatusIds.map((nextId, index) => {
              const label = t(`to.${buttonKey(nextId, serviceId)}`);
              const isFinal = FINAL_STATUS_IDS.includes(nextId);
              const button = (
                <Button
                  key={nextId}
                  type="submit"
                  small
                  name="order_status_id"
                  value={nextId}
                  variant={isFinal ? "danger" : index === 0 ? "primary" : "secondary"}
                >
                  {label}
                </Button>
              );
              if (!isFinal) return button;
              return (
                <ConfirmDisclosure key={nextId} label={label} question={t("confirmFinal", { orderId, name })}>
                  {button}
                </ConfirmDisclosure>
              );
            })}
          </StaffActionForm>
        )}
      </div>
    </li>
  );
}

type PaymentDueProps = NonNullable<StaffOrder["paymentDue"]> & { orderId: number; name: string };

async function PaymentDueForm({ orderId, name, amountCents, dueDateIso }: PaymentDueProps) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.orders"), getLocale()]);
  const amount = formatMoney(amountCents, locale);
  return (
    <StaffActionForm rowId={orderId} label={t("paymentOf", { orderId })}>
      <input type="hidden" name="order_id" value={orderId} />
      <ConfirmDisclosure
        label={t("settle")}
        question={t("confirmSettle", {
          amount,
          orderId,
          name,
          ...withElision(formatDate(dueDateIso, locale)),
        })}
      >
        <Button type="submit" small name="payment_received" value="true">
          {t("settle")}
        </Button>
      </ConfirmDisclosure>
    </StaffActionForm>
  );
}
