"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { chooseGiftGoods } from "@/components/cart/choose-gift-goods";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { door } from "@/lib/cart/door";
import { formatDate } from "@/lib/dates";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import styles from "./gifts.module.css";

/** A list that cannot be read is an empty one (spec 2 §4). */
const readHeld = () => door<GiftCertificate[]>("personal-coupon/get_coupon").catch(() => []);

/** Certificates of which the customer holds several, each good for one line of the cart. */
export function GiftsHeld() {
  const t = useTranslations("profile.vouchers");
  const locale = useLocale();
  const { data, mutate } = useSWR("personal-coupon/get_coupon", readHeld);
  const held = data?.filter(({ certificates }) => certificates.length > 0) ?? [];
  if (held.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="held-title">
      <h2 id="held-title">{t("held")}</h2>
      <ul className={styles.vouchers}>
        {held.map((gift) => (
          <li key={gift.giftCertificateId} className={styles.voucher}>
            <span className={styles.mark}>
              <Icon name="star" size={26} />
            </span>
            <div className={styles.about}>
              <b>{gift.description}</b>
              <p className={styles.conditions}>
                {[
                  t("heldCount", { count: gift.certificates.length }),
                  gift.endDate && t("until", { date: formatDate(gift.endDate, locale) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            <Button
              small
              variant="secondary"
              className={styles.action}
              aria-label={t("heldChooseNamed", { name: gift.description })}
              onClick={() => void chooseGiftGoods(gift).then(() => mutate())}
            >
              {t("heldChoose")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
