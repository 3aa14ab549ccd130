import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/orders/status-badge";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { backofficePaths } from "@/lib/backoffice-paths";
import { formatDate } from "@/lib/dates";
import type { StaffOrder } from "@/lib/ebsn/domain/staff-order";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { orderStatus } from "@/lib/rules/statuses";
import styles from "./backoffice.module.css";
import { type StaffAction, StaffActionForm } from "./staff-action-form";
import { StaffNav } from "./staff-nav";

type Props = {
  orderId: number | null;
  orders: StaffOrder[] | null;
  errorMessage: string;
  advance: StaffAction;
};

export async function StaffOrdersPage({ orderId, orders, errorMessage, advance }: Props) {
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
          defaultValue={orderId ?? ""}
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={10}
        />
        <Button type="submit">{t("search")}</Button>
      </form>
      {errorMessage && (
        <Alert>
          <p>{errorMessage}</p>
        </Alert>
      )}
      {orders?.length === 0 && (
        <EmptyState icon="list" title={t("none")}>
          {t("noneText")}
        </EmptyState>
      )}
      {orders && orders.length > 0 && (
        <ul className={styles.rows}>
          {orders.map((order) => (
            <OrderRow key={order.order.orderId} {...order} advance={advance} />
          ))}
        </ul>
      )}
      {orderId !== null && <Link href={href(backofficePaths.orders())}>{t("all")}</Link>}
    </div>
  );
}

async function OrderRow({ order, customer, nextStatusIds, advance }: StaffOrder & Pick<Props, "advance">) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.orders"), getLocale()]);
  const { orderId, statusId, dateIso, totals, timeslot } = order;
  const parts = [
    customer.name || customer.email,
    t("orderedOn", { date: formatDate(dateIso, locale) }),
    timeslot &&
      t("slot", {
        date: formatDate(timeslot.dateIso, locale),
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
        <p>
          <StatusBadge statusId={statusId} />
        </p>
      </div>
      {nextStatusIds.length > 0 && (
        <StaffActionForm action={advance} label={t("advance", { orderId })}>
          <input type="hidden" name="order_id" value={orderId} />
          {nextStatusIds.map((nextId, index) => (
            <Button
              key={nextId}
              type="submit"
              small
              name="order_status_id"
              value={nextId}
              variant={index === 0 ? "primary" : "secondary"}
            >
              {t(`to.${orderStatus(nextId)}`)}
            </Button>
          ))}
        </StaffActionForm>
      )}
    </li>
  );
}
