"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { DoorError, door } from "@/lib/cart/door";
import type { Purchase } from "@/lib/ebsn/domain/cart";
import type { Order } from "@/lib/ebsn/domain/order";
import { formatMoney } from "@/lib/money";
import { Faults } from "./faults";
import { followPurchase } from "./follow-purchase";
import styles from "./result.module.css";
import { SavedCards } from "./saved-cards";
import { chosenCard, useSavedCards } from "./use-saved-cards";

/** Type 2 of spec 2 §9. */
const ON_DELIVERY = 2;

/** Pays an order that waits for it: again online, with a saved card or at the bank, or on delivery instead. */
export function PayOrder({ order }: { order: Order }) {
  const t = useTranslations("payment");
  const tr = useTranslations();
  const locale = useLocale();
  const [busy, setBusy] = useState<"online" | "delivery" | null>(null);
  const [fault, setFault] = useState("");
  const running = useRef(false);
  const [pickedCard, setPickedCard] = useState<number | null>();
  const cards = useSavedCards(order.paymentType?.online ? order.paymentType.paymentTypeId : null);
  const card = chosenCard(cards, pickedCard);

  async function pay(way: "online" | "delivery"): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(way);
    setFault("");
    try {
      const purchase =
        way === "online"
          ? await door<Purchase>("order/payment", {
              method: "POST",
              params: { order_id: order.orderId, user_payment_auth_id: card?.userPaymentAuthId },
            })
          : await door<Purchase>("order/modify-payment-type", {
              method: "POST",
              params: { order_id: order.orderId, payment_type_id: ON_DELIVERY },
            });
      followPurchase(purchase);
    } catch (cause) {
      const said = cause instanceof DoorError ? cause.messages.errors[0]?.message : "";
      setFault(said || tr("errors.generic"));
      setBusy(null);
      running.current = false;
    }
  }

  return (
    <div className={styles.pay}>
      <Faults faults={fault ? [{ code: "", message: fault }] : []} />
      <SavedCards
        name={`card-${order.orderId}`}
        cards={cards}
        chosen={card?.userPaymentAuthId ?? null}
        onChoose={setPickedCard}
      />
      <Button
        busy={busy === "online"}
        aria-disabled={busy !== null || undefined}
        onClick={() => void pay("online")}
      >
        {t("payNow", { amount: formatMoney(order.totals.prebilled ?? order.totals.gross, locale) })}
      </Button>
      <Button
        variant="secondary"
        busy={busy === "delivery"}
        aria-disabled={busy !== null || undefined}
        onClick={() => void pay("delivery")}
      >
        {t("payOnDelivery")}
      </Button>
    </div>
  );
}
