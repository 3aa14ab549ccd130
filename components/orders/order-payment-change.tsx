"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { redirectAfterPurchase } from "@/components/checkout/redirect-after-purchase";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/control";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/cart/writes";
import type { Purchase } from "@/lib/ebsn/domain/cart";
import type { Order } from "@/lib/ebsn/domain/order";
import styles from "./unpaid-orders.module.css";

type Props = { order: Order; excludedTypeIds?: number[] };

export function OrderPaymentChange({ order, excludedTypeIds = [] }: Props) {
  const t = useTranslations("orderTools.toPay");
  const excludedIds = [order.paymentType?.paymentTypeId, ...excludedTypeIds];
  const types = order.paymentTypes.filter(({ paymentTypeId }) => !excludedIds.includes(paymentTypeId));
  const [pickedId, setPickedId] = useState<number>();
  const [busy, setBusy] = useState(false);
  const selectedType = types.find(({ paymentTypeId }) => paymentTypeId === pickedId) ?? types[0];
  if (!selectedType) return null;
  const id = `pay-other-${order.orderId}`;

  async function pay(paymentTypeId: number): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const params = { order_id: order.orderId, payment_type_id: paymentTypeId };
      redirectAfterPurchase(
        await apiFetch<Purchase>("order/modify-payment-type", { method: "POST", params }),
      );
    } catch (cause) {
      emitError("orderTools.toPay.failed", cause);
      setBusy(false);
    }
  }

  return (
    <div className={styles.otherMethod}>
      <label htmlFor={id}>{t("other")}</label>
      <div className={styles.otherMethodRow}>
        <Select
          id={id}
          value={selectedType.paymentTypeId}
          onChange={({ target }) => setPickedId(Number(target.value))}
        >
          {types.map(({ paymentTypeId, name }) => (
            <option key={paymentTypeId} value={paymentTypeId}>
              {name}
            </option>
          ))}
        </Select>
        <Button
          variant="secondary"
          busy={busy}
          aria-label={t("otherNamed", { orderId: order.orderId })}
          onClick={() => void pay(selectedType.paymentTypeId)}
        >
          {t("go")}
        </Button>
      </div>
    </div>
  );
}
