"use client";

import { useState } from "react";
import useSWR from "swr";
import { putGiftIn, takeGiftOut } from "@/components/cart/turn-gift";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useCart } from "@/lib/cart/client";
import { door } from "@/lib/cart/door";
import { pageLocale } from "@/lib/cart/page-locale";
import { announceFailure } from "@/lib/cart/writes";
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
      if (await (gift.isInCart ? takeGiftOut(gift) : putGiftIn(gift))) await mutate();
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
