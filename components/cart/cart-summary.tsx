"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { DeliverySummary } from "@/components/delivery/delivery-summary";
import { LinkButton } from "@/components/ui/button";
import { missingCheckoutStep } from "@/lib/cart/readiness";
import { useCart } from "@/lib/cart/use-cart";
import { getCartItems } from "@/lib/cart/selectors";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths/paths";
import { openOverlay } from "@/lib/overlays/events";
import { isLoggedIn } from "@/lib/rules/cart/cart-readiness";
import { ORDER_IN_PREPARATION } from "@/lib/rules/checkout/checkout-errors";
import { missingForMinimum } from "@/lib/rules/checkout/checkout";
import { CartAdvice } from "./cart-advice";
import { CartProgress } from "./cart-progress";
import { CartTotals } from "./cart-totals";
import { Coupons } from "./coupons";
import { GiftCodeForm, type GiftCodeHandle } from "./gift-code-form";
import styles from "./cart-summary.module.css";
import { useChangeBlocker } from "./use-cart-advice";

export function CartSummary({ cart }: { cart: Cart }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const { isPending } = useCart();
  const codeRef = useRef<GiftCodeHandle>(null);
  const missing = missingForMinimum(cart.totals.productsNet, cart.totals.minimumOrder);
  const hasProblems = getCartItems(cart).some((item) => item.notices.length > 0);
  const isCustomer = isLoggedIn(cart);
  const { reopenedOrder } = cart;
  const isInPreparation = useChangeBlocker(cart) === ORDER_IN_PREPARATION;
  const isBlocked = missing > 0 || hasProblems || isInPreparation;

  function blockedReason(): string {
    if (isInPreparation && reopenedOrder) return t("inPreparationTitle", { orderId: reopenedOrder.orderId });
    return missing > 0 ? t("minimumMissing", { amount: formatMoney(missing, locale) }) : t("troubleFirst");
  }

  return (
    <div className={styles.column}>
      <aside className={styles.summary} aria-labelledby="summary-title">
        <h2 id="summary-title">{t("summary")}</h2>
        <div id="to-checkout" data-fixed-bar tabIndex={-1} className={styles.checkoutBar}>
          <p className={styles.checkoutTotal} aria-hidden="true" data-pending={isPending || undefined}>
            <span>{t(cart.totals.variableWeight > 0 ? "totalEstimated" : "total")}</span>{" "}
            <strong>{formatMoney(cart.totals.gross, locale)}</strong>
          </p>
          {isBlocked ? (
            <>
              <LinkButton
                role="link"
                tabIndex={0}
                aria-disabled="true"
                aria-describedby="checkout-blocked-reason"
                wide
              >
                {t("checkout")}
              </LinkButton>
              <p id="checkout-blocked-reason" className={styles.blockedReason}>
                {blockedReason()}
              </p>
            </>
          ) : (
            <LinkButton
              href={localizePath(locale)(paths.checkout())}
              wide
              onClick={(event) => {
                if (codeRef.current?.stopAtUnusedCode()) return event.preventDefault();
                if (missingCheckoutStep(cart) === null && cart.waitingCartId === undefined) return;
                event.preventDefault();
                openOverlay({ dialog: "checkout" });
              }}
            >
              {t("checkout")}
            </LinkButton>
          )}
        </div>
        <DeliverySummary cart={cart} />
        <CartProgress cart={cart} />
        {isCustomer && <CartAdvice cart={cart} />}
        <CartTotals cart={cart} isPending={isPending} />
        {isCustomer ? (
          <>
            <Coupons cart={cart} />
            <GiftCodeForm ref={codeRef} cart={cart} />
          </>
        ) : (
          <p className={styles.vat}>{t("codesAfterLogin")}</p>
        )}
      </aside>
    </div>
  );
}
