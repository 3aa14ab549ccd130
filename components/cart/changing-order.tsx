"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { askToConfirm } from "@/lib/cart/ask";
import { announce } from "@/lib/cart/events";
import { announceFailure, writeCart } from "@/lib/cart/writes";
import { formatInstant } from "@/lib/dates";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import styles from "./changing-order.module.css";

/** Says that the cart changes an order, until when, and how to leave the order as it was. */
export function ChangingOrder({ cart }: { cart: Cart }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  if (!cart.reopenedOrder) return null;
  const { orderId, modifiableUntil } = cart.reopenedOrder;

  async function giveUp(): Promise<void> {
    const confirmed = await askToConfirm({
      title: t("giveUpTitle", { orderId }),
      text: t("giveUpText"),
      confirm: t("giveUpConfirm"),
    });
    if (!confirmed) return;
    setBusy(true);
    try {
      await writeCart("order/undo-modify", { params: { order_id: orderId } });
      announce({ kind: "done", key: "cart.givenUp", values: { orderId } });
    } catch (cause) {
      announceFailure("orders.modifyFailed", cause);
    }
    setBusy(false);
  }

  return (
    <section className={styles.notice} aria-labelledby="changing-title">
      <Icon name="pencil" />
      <div>
        <h2 id="changing-title">{t("changingTitle", { orderId })}</h2>
        <p>{t("changingText")}</p>
        {modifiableUntil && (
          <p>
            <b>{t("changingUntil", { when: formatInstant(new Date(modifiableUntil), locale) })}</b>
          </p>
        )}
        <p className={styles.actions}>
          <Button variant="secondary" small busy={busy} onClick={() => void giveUp()}>
            {t("giveUp")}
          </Button>
          <a href={localPath(locale)(paths.order(orderId))}>{t("changingOrder")}</a>
        </p>
      </div>
    </section>
  );
}
