"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { askToMerge } from "@/lib/cart/merge-carts";
import type { Cart } from "@/lib/ebsn/domain/cart";
import styles from "./reopened-order-notice.module.css";

export function WaitingCartNotice({ cart }: { cart: Cart }) {
  const t = useTranslations("cart.merge");
  if (cart.waitingCartId === undefined) return null;
  return (
    <section className={styles.notice} aria-labelledby="waiting-title">
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
