"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { SavedCard } from "@/lib/ebsn/domain/payment-auth";
import styles from "./checkout.module.css";
import { HeldAmount } from "./held-amount";
import { MealVouchers } from "./meal-vouchers";
import { SavedCards } from "./saved-cards";
import { PaymentTypes } from "./payment-types";
import type { useMealVouchers } from "./use-meal-vouchers";
import { VoucherObstacles } from "./voucher-obstacles";

type Props = {
  ways: ReturnType<typeof useMealVouchers>;
  /** Vouchers were chosen and cannot be used any more. */
  vouchersLost: boolean;
  cart: Cart;
  cards: SavedCard[];
  chosenCard: number | null;
  onChoose: (paymentTypeId: number) => void;
  onChooseCard: (authId: number | null) => void;
  onNext: () => void;
};

/** How to pay, and what is held until the goods are weighed. */
export function PaymentStep({
  ways,
  vouchersLost,
  cart,
  cards,
  chosenCard,
  onChoose,
  onChooseCard,
  onNext,
}: Props) {
  const t = useTranslations("checkout");
  const { payment, pays } = ways;
  return (
    <>
      <PaymentTypes types={ways.usable} chosen={payment?.paymentTypeId ?? null} onChoose={onChoose} />
      <VoucherObstacles obstacles={ways.obstacles} spend={cart.totals.goodsNet} chosen={vouchersLost} />
      <SavedCards cards={cards} chosen={chosenCard} onChoose={onChooseCard} />
      {pays && (
        <MealVouchers
          pays={pays}
          usualFee={cart.totals.deliveryFee ?? 0}
          onCount={ways.setVouchers}
          onValue={ways.setValue}
        />
      )}
      {payment && !pays && <HeldAmount cart={cart} payment={payment} />}
      <div className={styles.actions}>
        <Button disabled={!payment} onClick={onNext}>
          {t("toConfirm")}
        </Button>
      </div>
    </>
  );
}
