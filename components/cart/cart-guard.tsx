"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { refreshCart } from "@/lib/cart/read-cart";
import { useCart } from "@/lib/cart/use-cart";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { openOverlay } from "@/lib/overlays/events";

/** `className`: of the page while its cart loads. */
type Props = { title: string; className?: string; skeleton: ReactNode; children: (cart: Cart) => ReactNode };

/** The customer's cart, or why there is none: still loading, not readable, not signed in. */
export function CartGuard({ title, className, skeleton, children }: Props) {
  const t = useTranslations();
  const { cart, isReady, isSignedIn, failed } = useCart();

  if (failed && isReady) {
    return (
      <EmptyState
        icon="warning"
        heading="h1"
        title={t("errors.errorLoadingCart")}
        actions={<Button onClick={refreshCart}>{t("common.retry")}</Button>}
      />
    );
  }
  if (!isReady) {
    return (
      <div className={className}>
        <h1>{title}</h1>
        <p role="status" className="visually-hidden">
          {t("common.loading")}
        </p>
        {skeleton}
      </div>
    );
  }
  if (!cart || !isSignedIn) {
    return (
      <EmptyState
        icon="person"
        heading="h1"
        title={t("login.needed")}
        actions={<Button onClick={() => openOverlay({ dialog: "login" })}>{t("login.submit")}</Button>}
      />
    );
  }
  return children(cart);
}
