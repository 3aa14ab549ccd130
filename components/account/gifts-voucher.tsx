"use client";

import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { daysBetween, formatDate } from "@/lib/dates";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { localPath } from "@/lib/i18n/local-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import { voucherState } from "@/lib/rules/vouchers";
import styles from "./gifts.module.css";

/** Days before its end in which a voucher says how long it is still good. */
const SOON = 7;

type Props = {
  gift: GiftCertificate;
  /** YYYY-MM-DD in Italy. */
  today: string;
  busy?: boolean;
  /** Puts it in the cart or takes it out; a voucher of the past has nothing to be done with. */
  onTurn?: () => void;
};

export function GiftsVoucher({ gift, today, busy, onTurn }: Props) {
  const t = useTranslations("profile.vouchers");
  const locale = useLocale();
  const { description, giftCode, endDate, minimumCents, isInCart, orderId } = gift;
  const state = voucherState(gift, today);
  const name = description || giftCode;
  const left = endDate ? daysBetween(today, endDate) : null;
  const conditions = [
    minimumCents > 0 && t("from", { amount: formatMoney(minimumCents, locale) }),
    endDate &&
      state !== "used" &&
      t(state === "expired" ? "ended" : "until", { date: formatDate(endDate, locale) }),
  ].filter(Boolean);
  return (
    <li className={styles.voucher} data-state={state} data-in-cart={isInCart || undefined}>
      <span className={styles.mark}>
        <Icon name="gift" size={26} />
      </span>
      <div className={styles.about}>
        <b>{name}</b>
        <p className={styles.conditions}>{conditions.join(" · ")}</p>
        <p className={styles.state}>
          <code className={styles.code}>{giftCode}</code>
          {state === "expired" && <Badge>{t("expired")}</Badge>}
          {state === "used" && <Badge>{t("used")}</Badge>}
          {state === "usable" && isInCart && <Badge tone="leaf">{t("inCart")}</Badge>}
          {state === "usable" && !isInCart && left !== null && left <= SOON && (
            <Badge tone="loyalty">{t("left", { days: left })}</Badge>
          )}
        </p>
      </div>
      {orderId !== null && (
        <a className={styles.action} href={localPath(locale)(paths.order(orderId))}>
          {t("order", { orderId })}
        </a>
      )}
      {onTurn && (
        <Button
          small
          variant={isInCart ? "secondary" : "primary"}
          busy={busy}
          className={styles.action}
          aria-label={t(isInCart ? "removeNamed" : "useNamed", { name })}
          onClick={onTurn}
        >
          {t(isInCart ? "remove" : "use")}
        </Button>
      )}
    </li>
  );
}
