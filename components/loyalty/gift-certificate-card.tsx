"use client";

import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { ContentText } from "@/components/ui/content-text";
import { InlineFacts } from "@/components/ui/inline-facts";
import { Link } from "@/components/ui/link";
import { MessageText } from "@/components/ui/message-text";
import { formatDate } from "@/lib/dates";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { anchorProps } from "@/lib/html/anchor-props";
import { contentLanguage } from "@/lib/i18n/content-language";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths/paths";
import { daysBetween } from "@/lib/rules/dates/shop-time";
import { mentionsAmount, voucherState } from "@/lib/rules/checkout/vouchers";
import { withElision } from "@/lib/rules/text/elision";
import styles from "./gifts.module.css";
import { VoucherPicture } from "./voucher-picture";

const EXPIRES_SOON_DAYS = 7;

type Props = {
  gift: GiftCertificate;
  /** YYYY-MM-DD in Italy. */
  today: string;
  isPersonal?: boolean;
  isBusy?: boolean;
  /** Until the cart reaches the voucher's minimum. */
  missingCents?: number;
  /** Missing for past vouchers. */
  onToggle?: () => void;
};

export function GiftCertificateCard({ gift, today, isPersonal, isBusy, missingCents = 0, onToggle }: Props) {
  const t = useTranslations("profile.vouchers");
  const locale = useLocale();
  const { description, giftCode, endDate, minimumCents, isInCart, orderId } = gift;
  const state = voucherState(gift, today);
  const name = description || giftCode;
  const linkLabel = gift.link?.label || t("more");
  const daysLeft = endDate ? daysBetween(today, endDate) : null;
  const href = localizePath(locale);
  const isTooEarly = missingCents > 0 && !isInCart;
  const conditions = [
    minimumCents > 0 &&
      !mentionsAmount(description, minimumCents) &&
      t("from", { amount: formatMoney(minimumCents, locale) }),
    endDate &&
      state !== "used" &&
      t(state === "expired" ? "ended" : "until", withElision(formatDate(endDate, locale))),
    !endDate && gift.overlayText && <ContentText key="overlay">{gift.overlayText}</ContentText>,
    isTooEarly && t("missing", { amount: formatMoney(missingCents, locale) }),
  ];
  return (
    <li className={styles.voucher} data-state={state} data-in-cart={isInCart || undefined}>
      <VoucherPicture picture={gift.picture} icon="gift" />
      <div className={styles.details}>
        <b>
          <ContentText>{name}</ContentText>
        </b>
        <p className={styles.conditions}>
          <InlineFacts facts={conditions} />
        </p>
        {gift.contentHtml && (
          <div className={styles.content} lang={contentLanguage(locale)}>
            <MessageText as="div" text="" html={gift.contentHtml} />
          </div>
        )}
        {gift.link && (
          <Link
            className={styles.more}
            {...anchorProps(gift.link, href)}
            aria-label={t("moreNamed", { label: linkLabel, name })}
          >
            {gift.link.label ? <ContentText>{linkLabel}</ContentText> : linkLabel}
          </Link>
        )}
        <p className={styles.state}>
          <code className={styles.code}>{giftCode}</code>
          {isPersonal && state === "usable" && <Badge tone="loyalty">{t("personal")}</Badge>}
          {state === "expired" && <Badge>{t("expired")}</Badge>}
          {state === "used" && <Badge>{t("used")}</Badge>}
          {state === "usable" && isInCart && <Badge tone="primary">{t("inCart")}</Badge>}
          {state === "usable" && !isInCart && daysLeft !== null && daysLeft <= EXPIRES_SOON_DAYS && (
            <Badge tone="loyalty">{t("left", { days: daysLeft })}</Badge>
          )}
        </p>
      </div>
      {orderId !== null && (
        <Link className={styles.action} href={href(paths.order(orderId))}>
          {t("order", { orderId })}
        </Link>
      )}
      {onToggle && (
        <Button
          small
          variant={isTooEarly ? "quiet" : isInCart ? "secondary" : "primary"}
          busy={isBusy}
          className={classNames(styles.action, isTooEarly && styles.quietAction)}
          aria-label={t(isInCart ? "removeNamed" : "useNamed", { name })}
          onClick={onToggle}
        >
          {t(isInCart ? "remove" : "use")}
        </Button>
      )}
    </li>
  );
}
