"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ChangingOrder } from "@/components/cart/changing-order";
import { CartTotals } from "@/components/cart/cart-totals";
import { MiniCartInfo } from "@/components/delivery/mini-cart-info";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/client";
import { openBuying } from "@/lib/cart/events";
import { config } from "@/lib/config";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { CheckoutSteps, type Step } from "./checkout-steps";
import styles from "./checkout.module.css";
import { Faults } from "./faults";
import { ConfirmStep } from "./confirm-step";
import { followPurchase } from "./follow-purchase";
import { PaymentStep } from "./payment-step";
import { SummaryStep } from "./summary-step";
import { useCheckout } from "./use-checkout";
import { costsWithVouchers, useMealVouchers } from "./use-meal-vouchers";
import { chosenCard, useSavedCards } from "./use-saved-cards";

/** Summary, payment, confirmation; every cost beside them from the first step on. */
export function CheckoutPage() {
  const t = useTranslations();
  const href = localPath(useLocale());
  const { cart, isReady, isSignedIn, failed, refresh } = useCart();

  if (failed && isReady) {
    return (
      <EmptyState
        icon="warning"
        heading="h1"
        title={t("errors.errorLoadingCart")}
        actions={<Button onClick={refresh}>{t("common.retry")}</Button>}
      />
    );
  }
  if (!isReady) {
    return (
      <div className={styles.page}>
        <h1>{t("checkout.title")}</h1>
        <p role="status" className="visually-hidden">
          {t("common.loading")}
        </p>
        <Skeleton height="28rem" radius="var(--radius-l)" />
      </div>
    );
  }
  if (!cart || !isSignedIn) {
    return (
      <EmptyState
        icon="person"
        heading="h1"
        title={t("login.needed")}
        actions={<Button onClick={() => openBuying({ dialog: "login" })}>{t("login.submit")}</Button>}
      />
    );
  }
  if (cart.totalItems === 0) {
    return (
      <EmptyState
        icon="cart"
        heading="h1"
        title={t("cart.emptyTitle")}
        actions={<LinkButton href={href(paths.home())}>{t("cart.startShopping")}</LinkButton>}
      />
    );
  }
  return <Checkout cart={cart} />;
}

function Checkout({ cart }: { cart: Cart }) {
  const t = useTranslations("checkout");
  const { isSettling } = useCart();
  const checkout = useCheckout();
  const [step, setStep] = useState<Step>("summary");
  const [paymentTypeId, setPaymentTypeId] = useState<number>(config.defaultPaymentTypeId);
  /** null: another card; undefined: the first one saved. */
  const [pickedCard, setPickedCard] = useState<number | null>();
  const [leaving, setLeaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);

  useEffect(() => {
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [step]);

  const quote = checkout.mealVouchers;
  const ways = useMealVouchers({
    cart,
    types: checkout.paymentTypes,
    quote,
    chosenTypeId: paymentTypeId,
  });
  const { payment, pays } = ways;
  const costs = pays && quote && step !== "summary" ? costsWithVouchers(cart, quote) : cart;

  const cards = useSavedCards(step !== "summary" && payment?.online ? payment.paymentTypeId : null);
  const card = chosenCard(cards, pickedCard);

  async function toPayment(): Promise<void> {
    if (await checkout.prepare()) setStep("payment");
  }

  async function buy(): Promise<void> {
    if (!payment) return;
    const purchase = await checkout.buy(
      {
        paymentTypeId: payment.paymentTypeId,
        authId: card?.userPaymentAuthId,
        ...(pays ? { data: { vouchers: pays.vouchers, voucherValue: pays.value / 100 } } : {}),
      },
      cart.version,
    );
    if (!purchase) return;
    setLeaving(true);
    followPurchase(purchase);
  }

  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <ChangingOrder cart={cart} />
      <CheckoutSteps
        step={step}
        onGo={(to) => {
          checkout.clearFaults();
          setStep(to);
        }}
      />
      <div className={styles.columns}>
        <section className={styles.step} aria-labelledby="step-title">
          <h2 id="step-title" ref={heading} tabIndex={-1}>
            {t(`step.${step}`)}
          </h2>
          <Faults faults={checkout.faults} />
          {step === "summary" && (
            <SummaryStep
              cart={cart}
              busy={checkout.busy}
              settling={isSettling}
              onNext={() => void toPayment()}
            />
          )}
          {step === "payment" && (
            <PaymentStep
              ways={ways}
              vouchersLost={!payment && ways.obstacles.length > 0}
              cart={cart}
              cards={cards}
              chosenCard={card?.userPaymentAuthId ?? null}
              onChoose={setPaymentTypeId}
              onChooseCard={setPickedCard}
              onNext={() => setStep("confirm")}
            />
          )}
          {step === "confirm" && payment && (
            <ConfirmStep
              cart={costs}
              payment={payment}
              card={card}
              pays={pays}
              busy={checkout.busy || leaving}
              settling={isSettling}
              onBuy={() => void buy()}
            />
          )}
        </section>
        <aside className={styles.costs} aria-label={t("costs")}>
          <MiniCartInfo onPayment={step !== "summary"} />
          <CartTotals cart={costs} settling={isSettling} />
        </aside>
      </div>
    </div>
  );
}
