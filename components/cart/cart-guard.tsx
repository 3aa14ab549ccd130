"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { NeedsScript } from "@/components/ui/needs-script";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { RetryButton } from "@/components/ui/retry-button";
import { loadErrorKey, refreshCart } from "@/lib/cart/fetch-cart";
import { useCart, useServerCart } from "@/lib/cart/use-cart";
import { config } from "@/lib/config";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { openOverlay } from "@/lib/overlays/events";
import { hasSessionEnded, hasSessionExpired } from "@/lib/session/session-state";

type Props = {
  title: string;
  className?: string;
  skeleton: ReactNode;
  /** For anonymous visitors without a cart; if absent, a login is required. */
  anonymousFallback?: ReactNode;
  /** Shows the customer's last cart when the session expires, to go on after the log-in. */
  isKeptWhenExpired?: boolean;
  children: (cart: Cart) => ReactNode;
};

function useLastOwnCart(): Cart | null {
  const { cart, isSignedIn } = useServerCart();
  const [lastCart, setLastCart] = useState<Cart | null>(null);
  if (cart && isSignedIn && cart !== lastCart) setLastCart(cart);
  return lastCart;
}

export function CartGuard({
  title,
  className,
  skeleton,
  anonymousFallback,
  isKeptWhenExpired = false,
  children,
}: Props) {
  const t = useTranslations();
  const { cart, isReady, isSignedIn, hasFailed } = useCart();
  const lastCart = useLastOwnCart();

  if (isKeptWhenExpired && lastCart && !isSignedIn && hasSessionExpired()) return children(lastCart);
  if (hasFailed && isReady) {
    return (
      <EmptyState
        icon="warning"
        heading="h1"
        title={t(loadErrorKey())}
        actions={<RetryButton onClick={refreshCart} />}
      />
    );
  }
  if (!isReady) {
    return (
      <div className={className}>
        <h1>{title}</h1>
        <NeedsScript />
        <p role="status" className="visually-hidden">
          {t("common.loading")}
        </p>
        {skeleton}
      </div>
    );
  }
  // After the session of a customer expired, a visitor's cart is not theirs.
  if (anonymousFallback && config.anonymousCart && !isSignedIn && !hasSessionEnded())
    return cart ? children(cart) : anonymousFallback;
  if (!cart || !isSignedIn) {
    return (
      <EmptyState
        icon="person"
        heading="h1"
        title={t(hasSessionExpired() ? "errors.sessionExpired" : "login.needed")}
        actions={<Button onClick={() => openOverlay({ dialog: "login" })}>{t("login.submit")}</Button>}
      />
    );
  }
  return children(cart);
}
