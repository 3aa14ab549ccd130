"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/control";
import { LoadError } from "@/components/ui/load-error";
import { useBusy } from "@/components/ui/use-busy";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import type { PaymentType, Purchase } from "@/lib/ebsn/domain/cart";
import type { Order } from "@/lib/ebsn/domain/order";
import { formatMoney } from "@/lib/money";
import styles from "./order-payment-change.module.css";
import { redirectAfterPurchase } from "./redirect-after-purchase";
import { SavedCards } from "./saved-cards";
import { useHoldConsent } from "./use-hold-consent";
import { useOrderPreAuthorisation } from "./use-order-pre-authorisation";
import { usePaymentTypeTexts } from "./use-payment-type-texts";
import { chosenCard, useSavedCards } from "./use-saved-cards";

type Props = { order: Order; excludedTypeIds?: number[] };

export function OrderPaymentChange({ order, excludedTypeIds = [] }: Props) {
  const excludedIds = [order.paymentType?.paymentTypeId, ...excludedTypeIds];
  const types = order.paymentTypes.filter(({ paymentTypeId }) => !excludedIds.includes(paymentTypeId));
  const [pickedId, setPickedId] = useState<number>();
  const selectedType = types.find(({ paymentTypeId }) => paymentTypeId === pickedId) ?? types[0];
  if (!selectedType) return null;
  return <PaymentChange order={order} types={types} selectedType={selectedType} onSelect={setPickedId} />;
}

type ChangeProps = {
  order: Order;
  types: PaymentType[];
  selectedType: PaymentType;
  onSelect: (paymentTypeId: number) => void;
};

function PaymentChange({ order, types, selectedType, onSelect }: ChangeProps) {
  const t = useTranslations("orderTools.toPay");
  const locale = useLocale();
  const textsOf = usePaymentTypeTexts();
  const { isBusy, whileBusy } = useBusy({ staysBusyAfterSuccess: true });
  const holdRef = useRef<HTMLDivElement>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const preAuthorisation = useOrderPreAuthorisation(order, selectedType);
  const { amountCents, needsConsent } = preAuthorisation;
  const { hasConsent, setConsent } = useHoldConsent(amountCents);
  const [pickedCard, setPickedCard] = useState<number | null>();
  const cards = useSavedCards(selectedType.online ? selectedType.paymentTypeId : null);
  const card = chosenCard(cards, pickedCard);
  const id = `pay-other-${order.orderId}`;
  const consentId = `hold-consent-${order.orderId}`;

  async function handlePress(): Promise<void> {
    setIsSubmitted(true);
    if (needsConsent === null) return holdRef.current?.focus();
    if (needsConsent && !hasConsent) return document.getElementById(consentId)?.focus();
    await whileBusy(pay).catch((cause: unknown) => emitError("orderTools.toPay.failed", cause));
  }

  async function pay(): Promise<void> {
    const params = {
      order_id: order.orderId,
      payment_type_id: selectedType.paymentTypeId,
      user_payment_auth_id: card?.userPaymentAuthId,
      ...(needsConsent && amountCents !== null
        ? { payment_data: JSON.stringify({ holdConsent: amountCents / 100 }) }
        : {}),
    };
    redirectAfterPurchase(await apiFetch<Purchase>("order/modify-payment-type", { method: "POST", params }));
  }

  return (
    <div className={styles.otherMethod}>
      <label htmlFor={id}>{t("other")}</label>
      <Select
        id={id}
        value={selectedType.paymentTypeId}
        onChange={({ target }) => onSelect(Number(target.value))}
      >
        {types.map((type) => (
          <option key={type.paymentTypeId} value={type.paymentTypeId}>
            {textsOf(type).name}
          </option>
        ))}
      </Select>
      <SavedCards
        name={`other-card-${order.orderId}`}
        cards={cards}
        chosen={card?.userPaymentAuthId ?? null}
        onChoose={setPickedCard}
      />
      <div ref={holdRef} tabIndex={-1}>
        {preAuthorisation.isUnknown && (
          <LoadError
            text={t("holdUnknown")}
            onRetry={() => {
              holdRef.current?.focus();
              preAuthorisation.reload();
            }}
          />
        )}
        {needsConsent && amountCents !== null && (
          <Checkbox
            id={consentId}
            checked={hasConsent}
            onChange={({ target }) => setConsent(target.checked)}
            error={isSubmitted && !hasConsent ? t("holdMissing") : undefined}
            label={t("hold", { amount: formatMoney(amountCents, locale) })}
          />
        )}
      </div>
      <Button
        variant="secondary"
        busy={isBusy || (needsConsent === null && preAuthorisation.isLoading)}
        aria-label={t("otherNamed", { orderId: order.orderId })}
        onClick={() => void handlePress()}
      >
        {t("go")}
      </Button>
    </div>
  );
}
