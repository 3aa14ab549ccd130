"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useBusy } from "@/components/ui/use-busy";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Purchase } from "@/lib/ebsn/domain/cart";
import type { Order } from "@/lib/ebsn/domain/order";
import { formatMoney } from "@/lib/money";
import { PAY_ON_DELIVERY_TYPE_ID } from "@/lib/rules/checkout/payment-types";
import { handover } from "@/lib/rules/delivery/handover";
import { ErrorAlert } from "@/components/forms/error-alert";
import { readServerErrors } from "@/components/forms/server-errors";
import { OrderPaymentChange } from "./order-payment-change";
import { redirectAfterPurchase } from "./redirect-after-purchase";
import styles from "./result.module.css";
import { SavedCards } from "./saved-cards";
import { chosenCard, useSavedCards } from "./use-saved-cards";

type Method = "online" | "delivery";

export function PayOrder({ order }: { order: Order }) {
  const t = useTranslations("payment");
  const tRoot = useTranslations();
  const locale = useLocale();
  const { isBusy, whileBusy } = useBusy({ staysBusyAfterSuccess: true });
  const [method, setMethod] = useState<Method>("online");
  const [errors, setErrors] = useState<string[]>([]);
  const [pickedCard, setPickedCard] = useState<number | null>();
  const cards = useSavedCards(order.paymentType?.online ? order.paymentType.paymentTypeId : null);
  const card = chosenCard(cards, pickedCard);

  const amountId = `amount-${order.orderId}`;
  const isOnDeliveryOffered = order.paymentTypes.some(
    ({ paymentTypeId }) => paymentTypeId === PAY_ON_DELIVERY_TYPE_ID,
  );

  async function pay(chosenMethod: Method): Promise<void> {
    setMethod(chosenMethod);
    setErrors([]);
    const purchase =
      chosenMethod === "online"
        ? await apiFetch<Purchase>("order/payment", {
            method: "POST",
            params: { order_id: order.orderId, user_payment_auth_id: card?.userPaymentAuthId },
          })
        : await apiFetch<Purchase>("order/modify-payment-type", {
            method: "POST",
            params: { order_id: order.orderId, payment_type_id: PAY_ON_DELIVERY_TYPE_ID },
          });
    redirectAfterPurchase(purchase);
  }

  const handlePress = (chosenMethod: Method): void =>
    void whileBusy(() => pay(chosenMethod)).catch((cause: unknown) =>
      setErrors(readServerErrors(cause, tRoot).general.slice(0, 1)),
    );

  const { gross, prebilled } = order.totals;
  const money = (cents: number) => formatMoney(cents, locale);

  function amountText(): string {
    if (prebilled === null) return t("toPay", { total: money(gross) });
    return prebilled === gross
      ? t("toHold", { total: money(gross) })
      : t("toHoldMore", { total: money(gross), held: money(prebilled) });
  }

  return (
    <div className={styles.pay}>
      <ErrorAlert messages={errors} />
      <p id={amountId}>{amountText()}</p>
      <SavedCards
        name={`card-${order.orderId}`}
        cards={cards}
        chosen={card?.userPaymentAuthId ?? null}
        onChoose={setPickedCard}
      />
      <Button
        busy={isBusy && method === "online"}
        aria-disabled={isBusy || undefined}
        aria-describedby={amountId}
        onClick={() => handlePress("online")}
      >
        {t("payNow")}
      </Button>
      {isOnDeliveryOffered && (
        <Button
          variant="secondary"
          busy={isBusy && method === "delivery"}
          aria-disabled={isBusy || undefined}
          onClick={() => handlePress("delivery")}
        >
          {t("payOnDelivery", { where: handover(order.service?.deliveryServiceId) })}
        </Button>
      )}
      <OrderPaymentChange order={order} excludedTypeIds={[PAY_ON_DELIVERY_TYPE_ID]} />
    </div>
  );
}
