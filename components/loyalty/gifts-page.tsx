"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { useGiftCode } from "@/components/cart/use-gift-code";
import { useGiftToggle } from "@/components/cart/use-gift-toggle";
import { LoadError } from "@/components/ui/load-error";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { fetchVouchers } from "@/lib/api/fetch-vouchers";
import { browserToday } from "@/lib/browser/browser-clock";
import { useServerCart } from "@/lib/cart/use-cart";
import { missingForMinimum } from "@/lib/rules/checkout/checkout";
import { sortOwnVouchers } from "@/lib/cart/own-vouchers";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { AddGiftCodeForm } from "./add-gift-code-form";
import { PersonalCoupons } from "./personal-coupons";
import { GiftCertificateCard } from "./gift-certificate-card";
import styles from "./gifts.module.css";

const VOUCHERS_KEY = "giftcertificate/list?show_history";

const readVouchers = () => fetchVouchers({ show_history: true });

export function GiftsPage() {
  const t = useTranslations();
  const href = localizePath(useLocale());
  const { data, error, mutate } = useSWR(VOUCHERS_KEY, readVouchers);
  const { busyCodes, toggle } = useGiftToggle(mutate);
  const { cart } = useServerCart();
  const { clearError, ...codeForm } = useGiftCode(t("profile.vouchers.codeLabel"), {
    onAdded: () => void mutate(),
  });

  // Not on the server, which has no vouchers and no preview date.
  const today = data ? browserToday() : "";
  const { open, past } = data ? sortOwnVouchers(data) : { open: [], past: [] };
  return (
    <>
      <h1>{t("profile.vouchers.title")}</h1>
      <AddGiftCodeForm {...codeForm} />
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="16rem" radius="var(--radius-l)" />}
      {data && open.length === 0 && (
        <EmptyState
          icon="gift"
          title={t("profile.vouchers.none")}
          actions={
            <LinkButton variant="secondary" href={href(paths.offers())}>
              {t("profile.vouchers.toOffers")}
            </LinkButton>
          }
        >
          {t("profile.vouchers.noneText")}
        </EmptyState>
      )}
      {open.length > 0 && (
        <section className={styles.section} aria-labelledby="open-title">
          <h2 id="open-title">{t("profile.vouchers.open")}</h2>
          <ul className={styles.vouchers}>
            {open.map((gift) => (
              <GiftCertificateCard
                key={gift.giftCertificateId}
                gift={gift}
                today={today}
                isPersonal={gift.isPersonal}
                isBusy={busyCodes.includes(gift.giftCode)}
                missingCents={cart ? missingForMinimum(cart.totals.productsNet, gift.minimumCents) : 0}
                onToggle={() => {
                  clearError();
                  void toggle(gift);
                }}
              />
            ))}
          </ul>
        </section>
      )}
      <PersonalCoupons />
      {past.length > 0 && (
        <section className={styles.section} aria-labelledby="past-title">
          <h2 id="past-title">{t("profile.vouchers.past")}</h2>
          <ul className={styles.vouchers}>
            {past.map((gift) => (
              <GiftCertificateCard key={gift.giftCertificateId} gift={gift} today={today} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
