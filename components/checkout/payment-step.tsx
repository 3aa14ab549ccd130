"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Cart, PaymentType } from "@/lib/ebsn/domain/cart";
import type { SavedCard } from "@/lib/ebsn/domain/payment-auth";
import styles from "./checkout.module.css";
import { HeldAmount } from "./held-amount";
import { SavedCards } from "./saved-cards";
import { PaymentTypes } from "./payment-types";

type Props = {
  types: PaymentType[];
  chosen: number | null;
  cart: Cart;
  cards: SavedCard[];
  chosenCard: number | null;
  onChoose: (paymentTypeId: number) => void;
  onChooseCard: (authId: number | null) => void;
  onNext: () => void;
};

/** How to pay, and what is held until the goods are weighed. */
export function PaymentStep({
  types,
  chosen,
  cart,
  cards,
  chosenCard,
  onChoose,
  onChooseCard,
  onNext,
}: Props) {
  const t = useTranslations("checkout");
  const payment = types.find((type) => type.paymentTypeId === chosen);
  return (
    <>
      <PaymentTypes types={types} chosen={chosen} onChoose={onChoose} />
      <SavedCards cards={cards} chosen={chosenCard} onChoose={onChooseCard} />
      {payment && <HeldAmount cart={cart} payment={payment} />}
      <div className={styles.actions}>
        <Button disabled={!payment} onClick={onNext}>
          {t("toConfirm")}
        </Button>
      </div>
    </>
  );
}
