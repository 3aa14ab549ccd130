"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { CardRules } from "@/components/cart/card-rules";
import { selectGiftProducts } from "@/components/cart/select-gift-products";
import { Button } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { LoadError } from "@/components/ui/load-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { isNotOffered } from "@/lib/api/is-not-offered";
import { formatDate } from "@/lib/dates";
import { sortOwnVouchers } from "@/lib/cart/own-vouchers";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { emit } from "@/lib/overlays/events";
import styles from "./gifts.module.css";
import { VoucherPicture } from "./voucher-picture";

const readPersonalCoupons = () => apiFetch<GiftCertificate[]>("personal-coupon/get_coupon");

export function PersonalCoupons() {
  const t = useTranslations("profile.vouchers");
  const locale = useLocale();
  const { data, error, mutate } = useSWR("personal-coupon/get_coupon", readPersonalCoupons);
  if (error && !data && !isNotOffered(error))
    return <LoadError error={error} onRetry={() => void mutate()} />;
  const coupons = data
    ? sortOwnVouchers(data).open.filter(({ certificates }) => certificates.length > 0)
    : [];
  if (coupons.length === 0) return null;

  async function choose(gift: GiftCertificate): Promise<void> {
    if ((await selectGiftProducts(gift, "personal")) === "added")
      emit({ kind: "done", key: "profile.vouchers.ownedSaved" });
    await mutate();
  }

  return (
    <section className={styles.section} aria-labelledby="owned-title">
      <h2 id="owned-title">{t("owned")}</h2>
      <p>
        <small>
          <CardRules />
        </small>
      </p>
      <ul className={styles.vouchers}>
        {coupons.map((gift) => (
          <li key={gift.giftCertificateId} className={styles.voucher}>
            <VoucherPicture picture={gift.picture} icon="star" />
            <div className={styles.details}>
              <b>
                <ContentText>{gift.description}</ContentText>
              </b>
              <p className={styles.conditions}>
                {[
                  t("ownedCount", { count: gift.certificates.length }),
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
              aria-label={t("ownedChooseNamed", { name: gift.description })}
              onClick={() => void choose(gift)}
            >
              {t("ownedChoose")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
