"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { BAG_REQUIRED } from "@/components/cart/cart-advice";
import { CartGuard } from "@/components/cart/cart-guard";
import { ReopenedOrderNotice } from "@/components/cart/reopened-order-notice";
import { CartTotals } from "@/components/cart/cart-totals";
import { DeliverySummary } from "@/components/delivery/delivery-summary";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { SkipLink } from "@/components/ui/skip-link";
import { Skeleton } from "@/components/ui/skeleton";
import { useDocumentTitle } from "@/components/ui/use-document-title";
import { useCart } from "@/lib/cart/use-cart";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";
import { CheckoutSteps, type Step } from "./checkout-steps";
import styles from "./checkout.module.css";
import { ErrorAlert } from "@/components/forms/error-alert";
import { ConfirmStep } from "./confirm-step";
import { ErrorActions } from "./error-actions";
import { PaymentStep } from "./payment-step";
import { UnavailableItems } from "./unavailable-items";
import { SummaryStep } from "./summary-step";
import { useCheckout } from "./use-checkout";
import { useCheckoutPayment } from "./use-checkout-payment";
import { useCheckoutStep } from "./use-checkout-step";
import { usePreparedAgain } from "./use-prepared-again";

export function CheckoutPage() {
  const t = useTranslations("checkout");
  return (
    <CartGuard
      title={t("title")}
      className={styles.page}
      skeleton={<Skeleton height="28rem" radius="var(--radius-l)" />}
    >
      {(cart) => (cart.totalItems === 0 ? <EmptyCheckout /> : <Checkout cart={cart} />)}
    </CartGuard>
  );
}

function EmptyCheckout() {
  const t = useTranslations("cart");
  const href = localizePath(useLocale());
  return (
    <EmptyState
      icon="cart"
      heading="h1"
      title={t("emptyTitle")}
      actions={<LinkButton href={href(paths.home())}>{t("startShopping")}</LinkButton>}
    />
  );
}

function Checkout({ cart }: { cart: Cart }) {
  const t = useTranslations("checkout");
  const { isPending } = useCart();
  const checkout = useCheckout();
  const { step: urlStep, goToStep } = useCheckoutStep();
  // A later step that was reloaded or linked to needs its payment types first.
  const step: Step = checkout.isPrepared ? urlStep : "summary";
  const { paymentOptions, costs, cards, card, ...checkoutPayment } = useCheckoutPayment(cart, checkout, step);
  const { payment, voucherPayment } = paymentOptions;
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstRender = useRef(true);

  const resumePayment = useEffectEvent(async () => {
    if (urlStep === "summary") return;
    goToStep((await checkout.prepare()) ? "payment" : "summary", { replace: true });
  });
  useEffect(() => void resumePayment(), []);

  useEffect(() => {
    if (!isFirstRender.current) heading.current?.focus();
    isFirstRender.current = false;
  }, [step]);

  usePreparedAgain({ checkout, cartVersion: cart.version, isActive: step !== "summary" });

  const title = t("stepTitle", { step: t(`step.${step}`), title: t("title") });
  useDocumentTitle(title);

  /** Shown beside the bags; of the others the first is shown (requirements/checkout#steps). */
  const bagError = step === "summary" ? checkout.errors.find(({ code }) => code === BAG_REQUIRED) : undefined;

  const shownError = checkout.errors.find((error) => error !== bagError);

  async function goToPayment(): Promise<void> {
    if (await checkout.prepare()) goToStep("payment");
  }

  return (
    <div className={styles.page}>
      {step !== "confirm" && <SkipLink to="checkout-continue">{t("skipToContinue")}</SkipLink>}
      <h1>{t("title")}</h1>
      <ReopenedOrderNotice cart={cart} />
      <CheckoutSteps
        step={step}
        onStepSelect={(to) => {
          checkout.clearErrors();
          goToStep(to);
        }}
      />
      <div className={styles.columns}>
        <section className={styles.step} aria-labelledby="step-title">
          <h2 id="step-title" ref={heading} tabIndex={-1}>
            {t(`step.${step}`)}
          </h2>
          <ErrorAlert messages={shownError ? [shownError.message] : []} attempt={checkout.errors} />
          {shownError && <ErrorActions error={shownError} cart={cart} onResolve={checkout.clearErrors} />}
          <UnavailableItems cart={cart} onResolve={checkout.clearErrors} />
          {step === "summary" && (
            <SummaryStep
              cart={cart}
              busy={checkout.busy}
              isPending={isPending}
              bagError={bagError}
              onNext={() => void goToPayment()}
            />
          )}
          {step === "payment" && (
            <PaymentStep
              paymentOptions={paymentOptions}
              hasUnusableVouchers={!payment && paymentOptions.blockers.length > 0}
              cart={cart}
              cards={cards}
              chosenCard={card?.userPaymentAuthId ?? null}
              onChoose={checkoutPayment.setPaymentTypeId}
              onChooseCard={checkoutPayment.setPickedCard}
              onNext={() => goToStep("confirm")}
            />
          )}
          {step === "confirm" && payment && (
            <ConfirmStep
              cart={costs}
              payment={payment}
              card={card}
              voucherPayment={voucherPayment}
              busy={checkout.busy || checkoutPayment.isRedirecting}
              isPending={isPending}
              onBuy={(holdConsentCents) => void checkoutPayment.buy(holdConsentCents)}
            />
          )}
        </section>
        <aside className={styles.costs} aria-label={t("costs")}>
          <DeliverySummary isPaymentStep={step !== "summary"} />
          <CartTotals cart={costs} isPending={isPending} />
        </aside>
      </div>
    </div>
  );
}
