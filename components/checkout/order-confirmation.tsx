"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { DeliveryFacts } from "@/components/delivery/delivery-facts";
import { timeAndDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths/paths";
import { HOME_DELIVERY, serviceKind } from "@/lib/rules/delivery/delivery-services";
import { handover } from "@/lib/rules/delivery/handover";
import { PAY_ON_DELIVERY_TYPE_ID } from "@/lib/rules/checkout/payment-types";
import { isAmountHeld } from "@/lib/rules/orders/statuses";
import { AddToCalendar } from "./add-to-calendar";
import styles from "./result.module.css";
import { usePaymentTypeTexts } from "./use-payment-type-texts";

function PaymentFact({ order }: { order: Order }) {
  const t = useTranslations("payment");
  const tOrders = useTranslations("orders");
  const locale = useLocale();
  const textsOf = usePaymentTypeTexts();
  const { totals, service, paymentType, mealVouchers } = order;
  const money = (cents: number) => formatMoney(cents, locale);
  const where = handover(service?.deliveryServiceId);
  const preAuthorisedCents = paymentType?.online && isAmountHeld(order) ? totals.prebilled : null;

  function paymentLabel(): string {
    if (!paymentType) return t("total");
    if (paymentType.paymentTypeId === PAY_ON_DELIVERY_TYPE_ID) return t("dueAt", { where });
    return textsOf(paymentType).name;
  }

  return (
    <div>
      <dt>
        <Icon name="card" size={20} />
        {paymentLabel()}
      </dt>
      <dd>
        <b>{money(totals.gross)}</b>
        {totals.variableWeight > 0 && ` ${t("estimated")}`}
        {paymentType?.dueInDays !== undefined && (
          <small>{tOrders("payLater", { days: paymentType.dueInDays })}</small>
        )}
        {mealVouchers && (
          <small>
            {tOrders("vouchers", {
              count: mealVouchers.vouchers,
              value: money(mealVouchers.value),
              covered: money(mealVouchers.covered),
            })}
            . {tOrders("vouchersRest", { where, amount: money(mealVouchers.rest) })}.
          </small>
        )}
        {preAuthorisedCents !== null && preAuthorisedCents !== totals.gross && (
          <small>
            {t(totals.variableWeight > 0 ? "preAuthorised" : "heldUntilPicked", {
              amount: money(preAuthorisedCents),
            })}
          </small>
        )}
      </dd>
    </div>
  );
}

export function OrderConfirmation({ order }: { order: Order }) {
  const t = useTranslations("payment");
  const locale = useLocale();
  const href = localizePath(locale);
  const { totals, service, paymentType, replacedOrder } = order;
  const kind = serviceKind(service?.deliveryServiceId ?? HOME_DELIVERY) ?? "home";
  return (
    <div className={styles.page}>
      <div className={styles.panel} data-tone="success">
        <Icon name="check" size={40} className={styles.statusIcon} />
        <h1>{t(replacedOrder ? "changed" : "thanks")}</h1>
        <p className={styles.lead}>{t("confirmed", { orderId: order.orderId })}</p>
        {replacedOrder && (
          <p>
            {t("replaces", { orderId: replacedOrder.orderId })}
            {replacedOrder.releasedCents !== null &&
              ` ${t("released", { amount: formatMoney(replacedOrder.releasedCents, locale) })}`}
          </p>
        )}
        <dl className={styles.facts}>
          <DeliveryFacts order={order} locale={locale} where={t("where")} when={t("when")} />
          <PaymentFact order={order} />
        </dl>
      </div>
      <section className={styles.nextSteps} aria-labelledby="next-title">
        <h2 id="next-title">{t("nextTitle")}</h2>
        <ol>
          {order.modifiableUntil && (
            <li>
              {t(
                order.canBeModified ? "nextChange" : "nextCancel",
                timeAndDay(new Date(order.modifiableUntil), locale),
              )}
            </li>
          )}
          <li>{t("nextPrepare")}</li>
          {totals.variableWeight > 0 && (
            <li>{t(paymentType?.online ? "nextWeighAndCharge" : "nextWeigh")}</li>
          )}
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
