"use client";

import { useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useCart } from "@/lib/cart/client";
import { door } from "@/lib/cart/door";
import { announce } from "@/lib/cart/events";
import { pageLocale } from "@/lib/cart/page-locale";
import { announceFailure, writeCart } from "@/lib/cart/writes";
import { formatDay } from "@/lib/dates";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { fill } from "@/lib/i18n/fill";
import styles from "./gift-codes.module.css";

/** Translated on the server, so that no other page carries them. */
export type GiftWords = Record<
  "use" | "remove" | "useNamed" | "removeNamed" | "until" | "inCart" | "none",
  string
>;

/** A failed load gives an empty list (spec 1 §8). */
const readGifts = () => door<GiftCertificate[]>("giftcertificate/list").catch(() => []);

async function takeOut({ giftCode }: GiftCertificate): Promise<true> {
  await writeCart("cart-giftcertificate/remove_code", { body: { code: giftCode } });
  return true;
}

/** A voucher for goods asks for which ones (spec 2 §4); false when it was put on none. */
async function putIn(gift: GiftCertificate): Promise<boolean> {
  if (gift.needsItem) {
    const { chooseGiftGoods } = await import("@/components/cart/choose-gift-goods");
    if (!(await chooseGiftGoods(gift))) return false;
  } else {
    const { messages } = await writeCart("cart-giftcertificate/add_code", { body: { code: gift.giftCode } });
    if (messages.infos.length + messages.warnings.length > 0) return true;
  }
  announce({ kind: "done", key: "cart.giftAdded", values: { code: gift.giftCode } });
  return true;
}

/** The vouchers of a signed-in customer, each put in the cart or taken out of it; others see nothing. */
export function GiftCodes({ words }: { words: GiftWords }) {
  const { isSignedIn } = useCart();
  const { data, mutate } = useSWR<GiftCertificate[]>(isSignedIn ? "giftcertificate/list" : null, readGifts);
  const [busy, setBusy] = useState("");
  if (!isSignedIn || !data) return <div className={styles.place} />;
  const open = data.filter(({ orderId }) => orderId === null);

  async function turn(gift: GiftCertificate): Promise<void> {
    if (busy) return;
    setBusy(gift.giftCode);
    try {
      if (await (gift.isInCart ? takeOut(gift) : putIn(gift))) await mutate();
    } catch (cause) {
      announceFailure("cart.giftFailed", cause);
      await mutate();
    }
    setBusy("");
  }

  if (open.length === 0) return <p className={styles.none}>{words.none}</p>;
  return (
    <ul className={styles.gifts} data-personal="">
      {open.map((gift) => (
        <li key={gift.giftCertificateId} className={styles.gift} data-in-cart={gift.isInCart || undefined}>
          <Icon name="gift" size={26} />
          <b>{gift.description || gift.giftCode}</b>
          <small>{overlay(gift, words)}</small>
          <Button
            small
            variant={gift.isInCart ? "secondary" : "primary"}
            busy={busy === gift.giftCode}
            aria-label={fill(gift.isInCart ? words.removeNamed : words.useNamed, {
              name: gift.description || gift.giftCode,
            })}
            onClick={() => void turn(gift)}
          >
            {gift.isInCart ? words.remove : words.use}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What lies over a voucher: that it is in the cart, or its last day. */
function overlay({ isInCart, endDate }: GiftCertificate, words: GiftWords): string {
  if (isInCart) return words.inCart;
  return endDate ? fill(words.until, { date: formatDay(endDate, pageLocale()) }) : "";
}
