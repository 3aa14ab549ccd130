"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { ErrorAlert } from "@/components/forms/error-alert";
import { paymentEvent, shippingEvent } from "@/lib/analytics/items";
import { track } from "@/lib/analytics/track";
import { getCart } from "@/lib/cart/cart-store";
import { useCart } from "@/lib/cart/use-cart";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Message } from "@/lib/ebsn/domain/envelope";
import { completeCheckoutSteps } from "@/lib/overlays/checkout-flow";
import { BAG_REQUIRED, FIDELITY_CARD_REQUIRED } from "@/lib/rules/checkout/checkout-errors";
import { CardRequirement } from "./card-requirement";
import type { Step } from "./checkout-steps";
import styles from "./checkout.module.css";
import { ConfirmStep } from "./confirm-step";
import { ErrorActions } from "./error-actions";
import { PaymentStep } from "./payment-step";
import { StepTotal } from "./step-total";
import { SummaryStep } from "./summary-step";
import { UnavailableItems } from "./unavailable-items";
import type { useCheckout } from "./use-checkout";
import type { useCheckoutPayment } from "./use-checkout-payment";

type Props = {
  step: Step;
  goToStep: (step: Step) => void;
  cart: Cart;
  checkout: ReturnType<typeof useCheckout>;
  checkoutPayment: ReturnType<typeof useCheckoutPayment>;
};

export function StepSection(props: Props) {
  const { step, goToStep, cart, checkout } = props;
  const t = useTranslations("checkout");
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstRender = useRef(true);

  useEffect(() => {
    if (!isFirstRender.current) heading.current?.focus();
    isFirstRender.current = false;
  }, [step]);

  /** Shown beside the bags; of the others the first is shown (requirements/checkout#steps). */
  const bagError = step === "summary" ? checkout.errors.find(({ code }) => code === BAG_REQUIRED) : undefined;
  const shownError = checkout.errors.find((error) => error !== bagError);

  /** Place and timeslot are fixed while paying. */
  function returnToSummary(): void {
    checkout.clearErrors();
    goToStep("summary");
  }

  return (
    <section className={styles.step} aria-labelledby="step-title">
      <h2 id="step-title" ref={heading} tabIndex={-1}>
        {t(`step.${step}`)}
      </h2>
      <ErrorAlert messages={shownError ? [shownError.message] : []} attempt={checkout.errors} />
      {shownError && <ErrorActions error={shownError} cart={cart} onResolve={returnToSummary} />}
      {step === "summary" && shownError?.code !== FIDELITY_CARD_REQUIRED && <CardRequirement cart={cart} />}
      <UnavailableItems cart={cart} onResolve={checkout.clearErrors} onReturn={returnToSummary} />
      <CurrentStep {...props} bagError={bagError} />
    </section>
  );
}

type CurrentStepProps = Props & { bagError: Message | undefined };

function CurrentStep({ step, goToStep, cart, checkout, checkoutPayment, bagError }: CurrentStepProps) {
  const { isPending } = useCart();
  const { paymentOptions, costs, cards, card } = checkoutPayment;
  const { payment, voucherPayment } = paymentOptions;
  const total = <StepTotal totals={costs.totals} isPending={isPending} />;

  async function goToPayment(): Promise<void> {
    if (!(await completeCheckoutSteps()) || !(await checkout.prepare())) return;
    track(shippingEvent(getCart() ?? cart));
    goToStep("payment");
  }

  switch (step) {
    case "summary":
      return (
        <SummaryStep
          cart={cart}
          isBusy={checkout.isBusy}
          isPending={isPending}
          bagError={bagError}
          total={total}
          onNext={goToPayment}
        />
      );
    case "payment":
      return (
        <PaymentStep
          paymentOptions={paymentOptions}
          hasUnusableVouchers={!payment && paymentOptions.blockers.length > 0}
          cart={cart}
          cards={cards}
          chosenCard={card?.userPaymentAuthId ?? null}
          onChoose={checkoutPayment.setPaymentTypeId}
          onChooseCard={checkoutPayment.setPickedCard}
          total={total}
          onNext={() => {
            if (payment) track(paymentEvent(cart, payment));
            goToStep("confirm");
          }}
        />
      );
    case "confirm":
      return (
        payment && (
          <ConfirmStep
            cart={costs}
            payment={payment}
            card={card}
            voucherPayment={voucherPayment}
            isBusy={checkout.isBusy || checkoutPayment.isRedirecting}
            isPending={isPending}
            onBuy={(holdConsentCents) => void checkoutPayment.buy(holdConsentCents)}
          />
        )
      );
  }
}
