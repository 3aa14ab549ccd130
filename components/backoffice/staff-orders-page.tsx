import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/orders/status-badge";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { backofficePaths } from "@/lib/backoffice-paths";
import { formatDate } from "@/lib/dates";
import type { ListPage } from "@/lib/ebsn/domain/content-edit";
import type { StaffOrder } from "@/lib/ebsn/domain/staff-order";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { type OrderStatus, orderStatus } from "@/lib/rules/statuses";
import styles from "./backoffice.module.css";
import { ConfirmDisclosure } from "./confirm-disclosure";
import { FocusedStatus } from "./focused-status";
import { ListPages } from "./list-pages";
import { type StaffAction, StaffActionForm } from "./staff-action-form";
import { StaffNav } from "./staff-nav";

type Props = {
  orderId: number | null;
  /** What was searched for and is no order number. */
  invalidSearch?: string;
  /** The order that was just moved on. */
  movedId?: number | null;
  movedStatusId?: number | null;
  orders: StaffOrder[] | null;
  /** Of a longer list. */
  paging?: Pick<ListPage, "page" | "pages">;
  errorMessage: string;
  advance: StaffAction;
};

const FINAL_STATUSES: OrderStatus[] = ["cancelled", "validationRejected", "notCollected", "failed"];

export async function StaffOrdersPage({
  orderId,
  invalidSearch,
  movedId,
  movedStatusId,
  orders,
  paging,
  errorMessage,
  advance,
}: Props) {
  const [t, tStatus, locale] = await Promise.all([
    getTranslations("backoffice.orders"),
    getTranslations("orders.status"),
    getLocale(),
  ]);
  const href = localizePath(locale);
  const isElsewhere = !orders?.some(({ order }) => order.orderId === movedId);
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
      {movedId && movedStatusId && isElsewhere && (
        <FocusedStatus key={movedId}>
          {t("moved", { orderId: movedId, status: tStatus(orderStatus(movedStatusId)) })}
        </FocusedStatus>
      )}
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
            <OrderRow
              key={order.order.orderId}
              {...order}
              searchedId={orderId}
              page={paging?.page ?? 1}
              isMoved={order.order.orderId === movedId}
              advance={advance}
            />
          ))}
        </ul>
      )}
      {paging && (
        <ListPages
          {...paging}
          hrefOf={(page) => href(backofficePaths.orders({ orderId: orderId ?? undefined, page }))}
        />
      )}
      {(orderId !== null || invalidSearch) && <Link href={href(backofficePaths.orders())}>{t("all")}</Link>}
    </div>
  );
}

type OrderRowProps = StaffOrder &
  Pick<Props, "advance"> & {
    searchedId: number | null;
    page: number;
    isMoved: boolean;
  };

async function OrderRow({
  order,
  customer,
  nextStatusIds,
  searchedId,
  page,
  isMoved,
  advance,
}: OrderRowProps) {
  const [t, tStatus, locale] = await Promise.all([
    getTranslations("backoffice.orders"),
    getTranslations("orders.status"),
    getLocale(),
  ]);
  const { orderId, statusId, dateIso, totals, timeslot } = order;
  const name = customer.name || customer.email;
  const parts = [
    name,
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
        {isMoved && (
          <FocusedStatus key={statusId}>
            {t("moved", { orderId, status: tStatus(orderStatus(statusId)) })}
          </FocusedStatus>
        )}
      </div>
      {nextStatusIds.length > 0 && (
        <StaffActionForm action={advance} label={t("advance", { orderId })}>
          <input type="hidden" name="order_id" value={orderId} />
          <input type="hidden" name="page" value={page} />
          {searchedId !== null && <input type="hidden" name="searched_order_id" value={searchedId} />}
          {nextStatusIds.map((nextId, index) => {
            const status = orderStatus(nextId);
            const isFinal = FINAL_STATUSES.includes(status);
            const button = (
              <Button
                key={nextId}
                type="submit"
                small
                name="order_status_id"
                value={nextId}
                variant={isFinal ? "danger" : index === 0 ? "primary" : "secondary"}
              >
                {t(`to.${status}`)}
              </Button>
            );
            if (!isFinal) return button;
            return (
              <ConfirmDisclosure
                key={nextId}
                label={t(`to.${status}`)}
                question={t("confirmFinal", { orderId, name })}
              >
                {button}
              </ConfirmDisclosure>
            );
          })}
        </StaffActionForm>
      )}
    </li>
  );
}
