"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { useBusy } from "@/components/ui/use-busy";
import { useFocusAfterRemoval } from "@/components/ui/use-focus-after-removal";
import { emitError } from "@/lib/api/emit-error";
import { writeCart } from "@/lib/cart/write-cart";
import { localizePath } from "@/lib/i18n/locale-path";
import { emit } from "@/lib/overlays/events";
import { paths } from "@/lib/paths/paths";
import styles from "./reopened-order-notice.module.css";

/** The order that the cart changes was cancelled or closed meanwhile: its products can be ordered anew. */
export function EndedOrderNotice({ orderId }: { orderId: number }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const titleId = useId();
  const { isBusy, whileBusy } = useBusy();
  const ref = useRef<HTMLElement>(null);
  useFocusAfterRemoval(ref);

  async function keepProducts(): Promise<void> {
    try {
      await writeCart("order/undo-modify", { params: { order_id: orderId } });
      emit({ kind: "done", key: "cart.productsKept" });
    } catch (cause) {
      emitError("orders.modifyFailed", cause);
    }
  }

  return (
    <section ref={ref} className={styles.notice} aria-labelledby={titleId}>
      <Icon name="warning" />
      <div>
        <h2 id={titleId}>{t("orderEndedTitle", { orderId })}</h2>
        <p>{t("orderEndedText")}</p>
        <p className={styles.actions}>
          <Button variant="secondary" small busy={isBusy} onClick={() => void whileBusy(keepProducts)}>
            {t("keepProducts")}
          </Button>
          <Link href={localizePath(locale)(paths.order(orderId))}>{t("changingOrder")}</Link>
        </p>
      </div>
    </section>
  );
}
