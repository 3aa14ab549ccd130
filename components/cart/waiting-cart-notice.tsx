"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useFocusAfterRemoval } from "@/components/ui/use-focus-after-removal";
import { askToMerge } from "@/lib/cart/merge-carts";
import type { Cart } from "@/lib/ebsn/domain/cart";
import styles from "./reopened-order-notice.module.css";

export function WaitingCartNotice({ cart }: { cart: Cart }) {
  return cart.waitingCartId !== undefined && <WaitingCartPanel />;
}

function WaitingCartPanel() {
  const t = useTranslations("cart.merge");
  const ref = useRef<HTMLElement>(null);
  useFocusAfterRemoval(ref);
  return (
    <section ref={ref} className={styles.notice} aria-labelledby="waiting-title">
      <Icon name="cart" />
      <div>
        <h2 id="waiting-title">{t("waitingTitle")}</h2>
        <p className={styles.actions}>
          <Button variant="secondary" small onClick={() => void askToMerge()}>
            {t("decide")}
          </Button>
        </p>
      </div>
    </section>
  );
}
