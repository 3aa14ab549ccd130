"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { followPurchase } from "@/components/checkout/follow-purchase";
import { Button } from "@/components/ui/button";
import field from "@/components/ui/field.module.css";
import { door } from "@/lib/cart/door";
import { announceFailure } from "@/lib/cart/writes";
import type { Purchase } from "@/lib/ebsn/domain/cart";
import type { Order } from "@/lib/ebsn/domain/order";
import styles from "./order-to-pay.module.css";

type Props = { order: Order; /** types that are offered elsewhere. */ without?: number[] };

/** Pays an unpaid order in another way than it was meant to; nothing where the shop knows no other. */
export function OrderPayOther({ order, without = [] }: Props) {
  const t = useTranslations("orderTools.toPay");
  const offered = [order.paymentType?.paymentTypeId, ...without];
  const types = order.paymentTypes.filter(({ paymentTypeId }) => !offered.includes(paymentTypeId));
  const [picked, setPicked] = useState<number>();
  const [busy, setBusy] = useState(false);
  const chosen = types.find(({ paymentTypeId }) => paymentTypeId === picked) ?? types[0];
  if (!chosen) return null;
  const id = `pay-other-${order.orderId}`;

  async function pay(paymentTypeId: number): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const params = { order_id: order.orderId, payment_type_id: paymentTypeId };
      followPurchase(await door<Purchase>("order/modify-payment-type", { method: "POST", params }));
    } catch (cause) {
      announceFailure("orderTools.toPay.failed", cause);
      setBusy(false);
    }
  }

  return (
    <div className={styles.other}>
      <label htmlFor={id}>{t("other")}</label>
      <div className={styles.otherRow}>
        <select
          id={id}
          className={field.input}
          value={chosen.paymentTypeId}
          onChange={({ target }) => setPicked(Number(target.value))}
        >
          {types.map(({ paymentTypeId, name }) => (
            <option key={paymentTypeId} value={paymentTypeId}>
              {name}
            </option>
          ))}
        </select>
        <Button
          variant="secondary"
          busy={busy}
          aria-label={t("otherNamed", { orderId: order.orderId })}
          onClick={() => void pay(chosen.paymentTypeId)}
        >
          {t("go")}
        </Button>
      </div>
    </div>
  );
}
