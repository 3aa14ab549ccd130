"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { useBusy } from "@/components/ui/use-busy";
import { useFocusAfterRemoval } from "@/components/ui/use-focus-after-removal";
import { openConfirmDialog } from "@/lib/overlays/overlay";
import { emit } from "@/lib/overlays/events";
import { emitError } from "@/lib/api/emit-error";
import { hasMessages } from "@/lib/api/emit-messages";
import { writeCart } from "@/lib/cart/write-cart";
import { timeAndDay } from "@/lib/dates";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { ORDER_ENDED, ORDER_IN_PREPARATION } from "@/lib/rules/checkout/checkout-errors";
import { EndedOrderNotice } from "./ended-order-notice";
import { useChangeBlocker } from "./use-cart-advice";
import styles from "./reopened-order-notice.module.css";

type ReopenedOrder = NonNullable<Cart["reopenedOrder"]>;
type ReopenedCart = { version: number; reopenedOrder: ReopenedOrder };

export function ReopenedOrderNotice({ cart: { version, reopenedOrder } }: { cart: Cart }) {
  return reopenedOrder && <CheckedNotice version={version} reopenedOrder={reopenedOrder} />;
}

function CheckedNotice(cart: ReopenedCart) {
  const blocker = useChangeBlocker(cart);
  return blocker === ORDER_ENDED ? (
    <EndedOrderNotice orderId={cart.reopenedOrder.orderId} />
  ) : (
    <ValidOrderNotice {...cart.reopenedOrder} isInPreparation={blocker === ORDER_IN_PREPARATION} />
  );
}

/** In one line, beside the products. */
export function ReopenedOrderLine({ cart: { version, reopenedOrder } }: { cart: Cart }) {
  return reopenedOrder && <CheckedLine version={version} reopenedOrder={reopenedOrder} />;
}

const TITLES = {
  [ORDER_ENDED]: "orderEndedTitle",
  [ORDER_IN_PREPARATION]: "inPreparationTitle",
} as const;

function CheckedLine(cart: ReopenedCart) {
  const t = useTranslations("cart");
  const href = localizePath(useLocale());
  const blocker = useChangeBlocker(cart);
  const { orderId } = cart.reopenedOrder;
  return (
    <p className={styles.line}>
      <Icon name={blocker ? "warning" : "pencil"} size={20} />
      <Link href={href(paths.order(orderId))}>
        {t(blocker ? TITLES[blocker] : "changingTitle", { orderId })}
      </Link>
    </p>
  );
}

function ValidOrderNotice({
  orderId,
  modifiableUntil,
  isInPreparation,
}: ReopenedOrder & { isInPreparation: boolean }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const titleId = useId();
  const { isBusy, whileBusy } = useBusy();
  const ref = useRef<HTMLElement>(null);
  useFocusAfterRemoval(ref);

  async function confirmDiscard(): Promise<void> {
    const confirmed = await openConfirmDialog({
      title: t("discardChangesTitle", { orderId }),
      text: t("discardChangesText"),
      confirm: t("discardChangesConfirm"),
      dismiss: t("discardChangesDismiss"),
    });
    if (confirmed) await whileBusy(discardChanges);
  }

  async function discardChanges(): Promise<void> {
    try {
      const { messages } = await writeCart("order/undo-modify", { params: { order_id: orderId } });
      // The shop says itself what was added and stays in the cart.
      if (!hasMessages(messages)) emit({ kind: "done", key: "cart.changesDiscarded", values: { orderId } });
    } catch (cause) {
      emitError("orders.modifyFailed", cause);
    }
  }

  return (
    <section ref={ref} className={styles.notice} aria-labelledby={titleId}>
      <Icon name={isInPreparation ? "warning" : "pencil"} />
      <div>
        <h2 id={titleId}>
          {t(isInPreparation ? TITLES[ORDER_IN_PREPARATION] : "changingTitle", { orderId })}
        </h2>
        <p>{t(isInPreparation ? "inPreparationText" : "changingText")}</p>
        {!isInPreparation && modifiableUntil && (
          <p>
            <b>{t("changingUntil", timeAndDay(new Date(modifiableUntil), locale))}</b>
          </p>
        )}
        <p className={styles.actions}>
          <Button variant="secondary" small busy={isBusy} onClick={() => void confirmDiscard()}>
            {t("discardChanges")}
          </Button>
          <Link href={localizePath(locale)(paths.order(orderId))}>{t("changingOrder")}</Link>
        </p>
      </div>
    </section>
  );
}
