"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { LinePrice } from "@/components/cart/line-price";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { useWords } from "@/components/ui/words";
import { ruleOf } from "@/lib/cart/compact";
import { heldCart } from "@/lib/cart/held";
import { quantityText } from "@/lib/cart/quantity-text";
import { isPackaging, itemsOf } from "@/lib/cart/view";
import { cartOutbox } from "@/lib/cart/writes";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { Bags } from "./bags";
import styles from "./checkout.module.css";
import { InvoiceWish } from "./invoice-wish";
import { useInvoice } from "./use-invoice";

type Props = { cart: Cart; busy: boolean; settling: boolean; onNext: () => void };

/** What is bought, in which bags, and whether with an invoice. */
export function SummaryStep({ cart, busy, settling, onNext }: Props) {
  const t = useTranslations("checkout");
  const words = useWords();
  const locale = useLocale();
  const items = itemsOf(cart);
  const goods = items.filter((item) => !isPackaging(item));
  const bags = items.filter(isPackaging);
  const [asked, setAsked] = useState(false);
  const bagMissing = asked && bags.length === 0;
  const invoice = useInvoice(cart);
  const [unbilled, setUnbilled] = useState(false);

  async function next(): Promise<void> {
    // A bag may still be on its way into the cart.
    await cartOutbox.settled();
    setAsked(true);
    const isBilled = await invoice.settle();
    setUnbilled(!isBilled);
    if (!itemsOf(heldCart()).some(isPackaging)) document.getElementById("bags-title")?.focus();
    else if (!isBilled) document.getElementById("invoice-title")?.focus();
    else onNext();
  }

  return (
    <>
      <details className={styles.goods} open={goods.length <= 6 || undefined}>
        <summary>{t("goodsCount", { count: goods.length })}</summary>
        <ul>
          {goods.map((item) => (
            <li key={item.itemId}>
              <Picture picture={item.product.picture} alt="" width={48} className={styles.thumb} />
              <span className={styles.goodsName}>
                {item.product.name}
                <small>{quantityText(ruleOf(item.product.selling), item.quantity, words, locale)}</small>
              </span>
              <LinePrice item={item} settling={settling} />
            </li>
          ))}
        </ul>
      </details>
      <p>
        <a href={localPath(locale)(paths.cart())}>{t("changeCart")}</a>
      </p>
      <Bags inCart={bags} missing={bagMissing} />
      <InvoiceWish invoice={invoice} missing={unbilled && invoice.wanted && !invoice.chosen} />
      <Button busy={busy} onClick={() => void next()}>
        {t("toPayment")}
      </Button>
    </>
  );
}
