"use client";

import type { ReactNode } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { useGiftToggle } from "@/components/cart/use-gift-toggle";
import { Button } from "@/components/ui/button";
import { Carousel } from "@/components/ui/carousel";
import type { CarouselMotion } from "@/lib/content/carousel-motion";
import { Icon } from "@/components/ui/icon";
import { sortOwnVouchers } from "@/lib/cart/own-vouchers";
import { useCart } from "@/lib/cart/use-cart";
import { fetchVouchers } from "@/lib/api/fetch-vouchers";
import { isNotOffered } from "@/lib/api/is-not-offered";
import { contentLanguage } from "@/lib/i18n/content-language";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { formatDay } from "@/lib/dates";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./gift-codes.module.css";
import placeholders from "./placeholders.module.css";

/** Translated on the server, so that other pages do not carry these messages. */
export type GiftMessages = Record<
  "use" | "remove" | "useNamed" | "removeNamed" | "until" | "inCart" | "none",
  string
>;

const fetchGifts = () => fetchVouchers();

const shouldRetryOnError = (error: unknown) => !isNotOffered(error);

export type GiftCodesProps = {
  title: string;
  header: ReactNode;
  motion: CarouselMotion;
  messages: GiftMessages;
};

export function GiftCodes({ header, ...listProps }: GiftCodesProps) {
  const { isSignedIn } = useCart();
  const { data, error, mutate } = useSWR<GiftCertificate[], unknown>(
    isSignedIn ? "giftcertificate/list" : null,
    fetchGifts,
    { shouldRetryOnError },
  );
  if (error !== undefined && !data) return null;
  if (!isSignedIn || !data) return <div className={placeholders.gifts} />;
  return (
    <>
      {header}
      <GiftList {...listProps} gifts={data} onChange={mutate} />
    </>
  );
}

type ListProps = Omit<GiftCodesProps, "header"> & {
  gifts: GiftCertificate[];
  onChange: () => Promise<unknown>;
};

function GiftList({ title, motion, messages, gifts, onChange }: ListProps) {
  const { busyCodes, toggle } = useGiftToggle(onChange);
  const unusedGifts = sortOwnVouchers(gifts).open;
  if (unusedGifts.length === 0) return <p className={styles.none}>{messages.none}</p>;
  return (
    <div data-personal="">
      <Carousel label={title} layout="wide" isTitled {...motion}>
        {unusedGifts.map((gift) => (
          <li key={gift.giftCertificateId} className={styles.gift} data-in-cart={gift.isInCart || undefined}>
            <Icon name="gift" size={26} />
            <b lang={contentLanguage(getPageLocale())}>{gift.description || gift.giftCode}</b>
            <small>{giftStatus(gift, messages)}</small>
            <Button
              small
              variant={gift.isInCart ? "secondary" : "primary"}
              busy={busyCodes.includes(gift.giftCode)}
              aria-label={interpolate(gift.isInCart ? messages.removeNamed : messages.useNamed, {
                name: gift.description || gift.giftCode,
              })}
              onClick={() => void toggle(gift)}
            >
              {gift.isInCart ? messages.remove : messages.use}
            </Button>
          </li>
        ))}
      </Carousel>
    </div>
  );
}

function giftStatus({ isInCart, endDate, overlayText }: GiftCertificate, messages: GiftMessages): string {
  const validity = endDate
    ? interpolate(messages.until, { date: formatDay(endDate, getPageLocale()) })
    : overlayText;
  return [isInCart && messages.inCart, validity].filter(Boolean).join(" · ");
}
