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

type PartProps = { gift: GiftCertificate; today: string };

function Conditions({ gift, today, missingCents }: PartProps & { missingCents: number }) {
  const t = useTranslations("profile.vouchers");
  const locale = useLocale();
  const { description, endDate, minimumCents, overlayText } = gift;
  const state = voucherState(gift, today);
  const needsMinimum = minimumCents > 0 && !mentionsAmount(description, minimumCents);
  const facts = [
    needsMinimum && t("from", { amount: formatMoney(minimumCents, locale) }),
    endDate &&
      state !== "used" &&
      t(state === "expired" ? "ended" : "until", withElision(formatDate(endDate, locale))),
    !endDate && overlayText && <ContentText key="overlay">{overlayText}</ContentText>,
    missingCents > 0 && t("missing", { amount: formatMoney(missingCents, locale) }),
  ];
  return (
    <p className={styles.conditions}>
      <InlineFacts facts={facts} />
    </p>
  );
}

function UsableBadge({ gift, today }: PartProps) {
  const t = useTranslations("profile.vouchers");
  if (gift.isInCart) return <Badge tone="primary">{t("inCart")}</Badge>;
  const daysLeft = gift.endDate ? daysBetween(today, gift.endDate) : Infinity;
  return daysLeft <= EXPIRES_SOON_DAYS && <Badge tone="loyalty">{t("left", { days: daysLeft })}</Badge>;
}

function MoreLink({ gift, name }: { gift: GiftCertificate; name: string }) {
  const t = useTranslations("profile.vouchers");
  const href = localizePath(useLocale());
  if (!gift.link) return null;
  const label = gift.link.label || t("more");
  return (
    <Link
      className={styles.more}
      {...anchorProps(gift.link, href)}
      aria-label={t("moreNamed", { label, name })}
    >
      {gift.link.label ? <ContentText>{label}</ContentText> : label}
    </Link>
  );
}

export function GiftCertificateCard({ gift, today, isPersonal, isBusy, missingCents = 0, onToggle }: Props) {
  const t = useTranslations("profile.vouchers");
  const locale = useLocale();
  const { description, giftCode, isInCart, orderId } = gift;
  const state = voucherState(gift, today);
  const name = description || giftCode;
  const isTooEarly = missingCents > 0 && !isInCart;
  return (
    <li className={styles.voucher} data-state={state} data-in-cart={isInCart || undefined}>
      <VoucherPicture picture={gift.picture} icon="gift" />
      <div className={styles.details}>
        <b>
          <ContentText>{name}</ContentText>
        </b>
        <Conditions gift={gift} today={today} missingCents={isTooEarly ? missingCents : 0} />
        {gift.contentHtml && (
          <div className={styles.content} lang={contentLanguage(locale)}>
            <MessageText as="div" text="" html={gift.contentHtml} />
          </div>
        )}
        <MoreLink gift={gift} name={name} />
        <p className={styles.state}>
          <code className={styles.code}>{giftCode}</code>
          {isPersonal && state === "usable" && <Badge tone="loyalty">{t("personal")}</Badge>}
          {state === "usable" ? <UsableBadge gift={gift} today={today} /> : <Badge>{t(state)}</Badge>}
        </p>
      </div>
      {orderId !== null && (
        <Link className={styles.action} href={localizePath(locale)(paths.order(orderId))}>
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
