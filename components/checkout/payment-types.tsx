"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { PaymentType } from "@/lib/ebsn/domain/cart";
import styles from "./payment.module.css";
import { usePaymentTypeTexts } from "./use-payment-type-texts";

type Props = { types: PaymentType[]; chosen: number | null; onChoose: (paymentTypeId: number) => void };

function iconOf({ voucherValues, dueInDays, online }: PaymentType) {
  if (voucherValues) return "gift";
  if (dueInDays !== undefined) return "calendar";
  return online ? "card" : "truck";
}

export const PAYMENT_TYPES_ID = "payment-types";

export function PaymentTypes({ types, chosen, onChoose }: Props) {
  const t = useTranslations("checkout");
  const textsOf = usePaymentTypeTexts();
  return (
    <fieldset id={PAYMENT_TYPES_ID} tabIndex={-1} className={styles.payments}>
      <legend>{t("paymentTypes")}</legend>
      {types.map((type) => (
        <label key={type.paymentTypeId} className={styles.payment}>
          <input
            type="radio"
            name="payment-type"
            checked={type.paymentTypeId === chosen}
            disabled={type.blocker !== undefined}
            onChange={() => onChoose(type.paymentTypeId)}
          />
          <span className={styles.paymentText}>
            <b>{textsOf(type).name}</b>
            {type.descr && <small>{textsOf(type).descr}</small>}
            {type.blocker && <small className={styles.blockerText}>{type.blocker}</small>}
          </span>
          <Icon name={iconOf(type)} />
        </label>
      ))}
    </fieldset>
  );
}
