"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { SavedCard } from "@/lib/ebsn/domain/payment-auth";
import { PreAuthorisedAmount } from "./pre-authorised-amount";
import { MealVouchers } from "./meal-vouchers";
import { SavedCards } from "./saved-cards";
import { PaymentTypes } from "./payment-types";
import type { useMealVouchers } from "./use-meal-vouchers";
import { VoucherBlockers } from "./voucher-blockers";

type Props = {
  paymentOptions: ReturnType<typeof useMealVouchers>;
  hasUnusableVouchers: boolean;
  cart: Cart;
  cards: SavedCard[];
  chosenCard: number | null;
  onChoose: (paymentTypeId: number) => void;
  onChooseCard: (authId: number | null) => void;
  /** Right above the button. */
  total: ReactNode;
  onNext: () => void;
};

export function PaymentStep({
  paymentOptions,
  hasUnusableVouchers,
  cart,
  cards,
  chosenCard,
  onChoose,
  onChooseCard,
  total,
  onNext,
}: Props) {
  const t = useTranslations("checkout");
  const { payment, voucherPayment } = paymentOptions;
  return (
    <>
      <PaymentTypes
        types={paymentOptions.usableTypes}
        chosen={payment?.paymentTypeId ?? null}
        onChoose={onChoose}
      />
      <VoucherBlockers
        blockers={paymentOptions.blockers}
        spend={paymentOptions.spend}
        areVouchersChosen={hasUnusableVouchers}
      />
      <SavedCards cards={cards} chosen={chosenCard} onChoose={onChooseCard} />
      {voucherPayment && (
        <MealVouchers
          voucherPayment={voucherPayment}
          standardFee={cart.totals.deliveryFee}
          deliveryServiceId={cart.service?.deliveryServiceId}
          onCount={paymentOptions.setVouchers}
          onValue={paymentOptions.setValue}
        />
      )}
      {payment && !voucherPayment?.split && <PreAuthorisedAmount cart={cart} payment={payment} />}
      {total}
      <Button id="checkout-continue" disabled={!payment} onClick={onNext}>
        {t("toConfirm")}
      </Button>
    </>
  );
}
