"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { putGiftIn, takeGiftOut } from "@/components/cart/turn-gift";
import { LoadFailed } from "@/components/delivery/load-failed";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { door } from "@/lib/cart/door";
import { announceFailure } from "@/lib/cart/writes";
import { config } from "@/lib/config";
import { dayInItaly } from "@/lib/dates";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { sortVouchers } from "@/lib/rules/vouchers";
import { GiftsCode } from "./gifts-code";
import { GiftsHeld } from "./gifts-held";
import { GiftsVoucher } from "./gifts-voucher";
import styles from "./gifts.module.css";

const KEY = "giftcertificate/list?show_history";

const readVouchers = () =>
  door<GiftCertificate[]>("giftcertificate/list", { params: { show_history: true } });

/** The customer's vouchers: those to use, a code to add, and what became of the others. */
export function GiftsPage() {
  const t = useTranslations("profile");
  const href = localPath(useLocale());
  const { data, error, mutate } = useSWR(KEY, readVouchers);
  const [busy, setBusy] = useState("");
  const [today] = useState(() => dayInItaly(new Date()));

  async function turn(gift: GiftCertificate): Promise<void> {
    if (busy) return;
    setBusy(gift.giftCode);
    try {
      await (gift.isInCart ? takeGiftOut(gift) : putGiftIn(gift));
    } catch (cause) {
      announceFailure("cart.giftFailed", cause);
    }
    await mutate();
    setBusy("");
  }

  const { open, past } = sortVouchers(data ?? [], today, config.filterVouchersByDate);
  return (
    <>
      <h1>{t("vouchers.title")}</h1>
      <GiftsCode onAdded={() => void mutate()} />
      {error && !data && <LoadFailed onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="16rem" radius="var(--radius-l)" />}
      {data && open.length === 0 && (
        <EmptyState
          icon="gift"
          title={t("vouchers.none")}
          actions={
            <LinkButton variant="secondary" href={href(paths.leaflets())}>
              {t("vouchers.toLeaflets")}
            </LinkButton>
          }
        >
          {t("vouchers.noneText")}
        </EmptyState>
      )}
      {open.length > 0 && (
        <section className={styles.part} aria-labelledby="open-title">
          <h2 id="open-title">{t("vouchers.open")}</h2>
          <ul className={styles.vouchers}>
            {open.map((gift) => (
              <GiftsVoucher
                key={gift.giftCertificateId}
                gift={gift}
                today={today}
                busy={busy === gift.giftCode}
                onTurn={() => void turn(gift)}
              />
            ))}
          </ul>
        </section>
      )}
      <GiftsHeld />
      {past.length > 0 && (
        <section className={styles.part} aria-labelledby="past-title">
          <h2 id="past-title">{t("vouchers.past")}</h2>
          <ul className={styles.vouchers}>
            {past.map((gift) => (
              <GiftsVoucher key={gift.giftCertificateId} gift={gift} today={today} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
