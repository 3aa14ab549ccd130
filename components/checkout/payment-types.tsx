"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import { RadioCard, RadioCardText } from "@/components/ui/radio-card";
import type { PaymentType } from "@/lib/ebsn/domain/cart";
import { isMealVoucher } from "@/lib/rules/checkout/meal-vouchers";
import { PAYPAL_TYPE_ID, SATISPAY_TYPE_ID } from "@/lib/rules/checkout/payment-types";
import styles from "./payment.module.css";
import { usePaymentTypeTexts } from "./use-payment-type-texts";

type Props = { types: PaymentType[]; chosen: number | null; onChoose: (paymentTypeId: number) => void };

/** Other than a card's: confirmed on the phone, or in the customer's account. */
const ICONS = new Map<number, IconName>([
  [PAYPAL_TYPE_ID, "person"],
  [SATISPAY_TYPE_ID, "phone"],
]);

function iconOf({ paymentTypeId, dueInDays, online }: PaymentType): IconName {
  const icon = ICONS.get(paymentTypeId);
  if (icon) return icon;
  if (isMealVoucher(paymentTypeId)) return "gift";
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
        <RadioCard
          key={type.paymentTypeId}
          name="payment-type"
          checked={type.paymentTypeId === chosen}
          disabled={type.blocker !== undefined}
          onChange={() => onChoose(type.paymentTypeId)}
        >
          <RadioCardText>
            <b>{textsOf(type).name}</b>
            {type.descr && <small>{textsOf(type).descr}</small>}
            {type.blocker && <small className={styles.blockerText}>{type.blocker}</small>}
          </RadioCardText>
          <Icon name={iconOf(type)} />
        </RadioCard>
      ))}
    </fieldset>
  );
}
