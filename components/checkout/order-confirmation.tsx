"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { DeliveryFacts } from "@/components/delivery/delivery-facts";
import { formatInstant } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import { HOME_DELIVERY, serviceKind } from "@/lib/rules/delivery-services";
import { isAmountHeld } from "@/lib/rules/statuses";
import { AddToCalendar } from "./add-to-calendar";
import styles from "./result.module.css";
import { usePaymentTypeTexts } from "./use-payment-type-texts";

export function OrderConfirmation({ order }: { order: Order }) {
  const t = useTranslations("payment");
  const tOrders = useTranslations("orders");
  const locale = useLocale();
  const textsOf = usePaymentTypeTexts();
  const href = localizePath(locale);
  const { totals, service } = order;
  const money = (cents: number) => formatMoney(cents, locale);
  const kind = serviceKind(service?.deliveryServiceId ?? HOME_DELIVERY) ?? "home";
  const preAuthorisedCents = order.paymentType?.online && isAmountHeld(order) ? totals.prebilled : null;
  return (
    <div className={styles.page}>
      <div className={styles.panel} data-tone="success">
        <Icon name="check" size={40} className={styles.statusIcon} />
        <h1>{t("thanks")}</h1>
        <p className={styles.lead}>{t("confirmed", { orderId: order.orderId })}</p>
        <dl className={styles.facts}>
          <DeliveryFacts order={order} locale={locale} where={t("where")} when={t("when")} />
          <div>
            <dt>
              <Icon name="card" size={20} />
              {order.paymentType ? textsOf(order.paymentType).name : t("total")}
            </dt>
            <dd>
              <b>{money(totals.gross)}</b>
              {totals.variableWeight > 0 && ` ${t("estimated")}`}
              {order.paymentType?.dueInDays !== undefined && (
                <small>{tOrders("payLater", { days: order.paymentType.dueInDays })}</small>
              )}
              {order.mealVouchers && (
                <small>
                  {tOrders("vouchers", {
                    count: order.mealVouchers.vouchers,
                    value: money(order.mealVouchers.value),
                    covered: money(order.mealVouchers.covered),
                  })}
                  . {tOrders("vouchersRest", { amount: money(order.mealVouchers.rest) })}.
                </small>
              )}
              {preAuthorisedCents !== null && preAuthorisedCents !== totals.gross && (
                <small>{t("preAuthorised", { amount: money(preAuthorisedCents) })}</small>
              )}
            </dd>
          </div>
        </dl>
      </div>
      <section className={styles.nextSteps} aria-labelledby="next-title">
        <h2 id="next-title">{t("nextTitle")}</h2>
        <ol>
          {order.modifiableUntil && (
            <li>
              {t(order.canBeModified ? "nextChange" : "nextCancel", {
                when: formatInstant(new Date(order.modifiableUntil), locale),
              })}
            </li>
          )}
          <li>{t("nextPrepare")}</li>
          {totals.variableWeight > 0 && <li>{t("nextWeigh")}</li>}
          <li>{t(`nextReceive.${kind === "onboard" ? "home" : kind}`)}</li>
        </ol>
        <div className={styles.actions}>
          <LinkButton href={href(paths.order(order.orderId))}>{t("toOrder")}</LinkButton>
          <AddToCalendar order={order} />
          <LinkButton href={href(paths.home())} variant="secondary">
            {t("toShop")}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
