"use client";

import { useLocale, useTranslations } from "next-intl";
import { CartGuard } from "@/components/cart/cart-guard";
import { CartTotals } from "@/components/cart/cart-totals";
import { ReopenedOrderNotice } from "@/components/cart/reopened-order-notice";
import { UnpaidOrderNotices } from "@/components/cart/unpaid-order-notice";
import { DeliverySummary } from "@/components/delivery/delivery-summary";
import { LinkButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { SkipLink } from "@/components/ui/skip-link";
import { useDocumentTitle } from "@/components/ui/use-document-title";
import { useCart } from "@/lib/cart/use-cart";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { CheckoutSteps } from "./checkout-steps";
import styles from "./checkout.module.css";
import { StepSection } from "./step-section";
import { useCheckout } from "./use-checkout";
import { useCheckoutPayment } from "./use-checkout-payment";
import { useLoginFirst } from "./use-login-first";
import { useDeliveryLock } from "./use-delivery-lock";
import { usePayableStep } from "./use-payable-step";
import { usePrepareOnCartChange } from "./use-prepare-on-cart-change";
import { useResumedStep } from "./use-resumed-step";

export function CheckoutPage() {
  const t = useTranslations("checkout");
  return (
    <CartGuard
      title={t("title")}
      className={styles.page}
      skeleton={<Skeleton height="28rem" radius="var(--radius-l)" />}
      isKeptWhenExpired
    >
      {(cart) =>
        cart.totalItems === 0 ? <EmptyCheckout /> : <Checkout key={cart.user.userId} cart={cart} />
      }
    </CartGuard>
  );
}

function EmptyCheckout() {
  const t = useTranslations("cart");
  const href = localizePath(useLocale());
  return (
    <UnpaidOrderNotices
      isFocused
      emptyCart={
        <EmptyState
          icon="cart"
          heading="h1"
          title={t("emptyTitle")}
          actions={<LinkButton href={href(paths.home())}>{t("startShopping")}</LinkButton>}
        />
      }
    />
  );
}

function Checkout({ cart }: { cart: Cart }) {
  const t = useTranslations("checkout");
  const { isPending } = useCart();
  const checkout = useCheckout();
  const loginFirst = useLoginFirst();
  const { step: resumedStep, goToStep } = useResumedStep(checkout);
  const checkoutPayment = useCheckoutPayment(cart, checkout, resumedStep);
  const { payment } = checkoutPayment.paymentOptions;
  const hasOtherTotal = checkoutPayment.costs.totals.gross !== cart.totals.gross;
  const step = usePayableStep({ step: resumedStep, hasPayment: payment !== null, goToStep });
  useDeliveryLock(step !== "summary");
  usePrepareOnCartChange({ checkout, cartVersion: cart.version, isActive: step !== "summary" });
  useDocumentTitle(t("stepTitle", { step: t(`step.${step}`), title: t("title") }));

  return (
    <div className={classNames(styles.page, hasOtherTotal && styles.otherTotal)} {...loginFirst}>
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
        <StepSection
          step={step}
          goToStep={goToStep}
          cart={cart}
          checkout={checkout}
          checkoutPayment={checkoutPayment}
        />
        <aside className={styles.costs} aria-label={t("costs")}>
          <DeliverySummary cart={cart} />
          <CartTotals cart={checkoutPayment.costs} isPending={isPending} />
        </aside>
      </div>
    </div>
  );
}
