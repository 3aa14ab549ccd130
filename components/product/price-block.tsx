import { formatMultiBuy } from "@/components/cart/format-multi-buy";
import { conditionLabel, promoLabel } from "@/components/cart/promo-label";
import { Price } from "@/components/ui/price";
import { formatDay } from "@/lib/dates";
import { interpolate } from "@/lib/i18n/interpolate";
import { formatMoney } from "@/lib/money";
import { unitName } from "@/lib/rules/products/unit-name";
import { isMultiBuy } from "@/lib/rules/prices/multi-buy";
import type { PriceView } from "@/lib/rules/prices/price";
import { MultiBuyNote } from "./multi-buy-note";
import styles from "./price-block.module.css";
import type { CardMessages } from "./card-messages";

type Props = {
  view: PriceView;
  messages: CardMessages;
  locale: string;
  /** With it, offers for several pieces tell how many are missing from the cart. */
  productId?: number;
};

type PromoProps = { promo: NonNullable<PriceView["promo"]>; messages: CardMessages; locale: string };

function PromoLabels({ promo: { bubble, condition }, messages, locale }: PromoProps) {
  return (
    <>
      {bubble && <b className={styles.bubble}>{promoLabel(bubble, messages, locale)}</b>}
      {condition && bubble?.kind !== "cardOnly" && (
        <p className={styles.condition}>{conditionLabel(condition, messages)}</p>
      )}
    </>
  );
}

function PromoTerms({ promo: { until, lastDay, registeredUsersNote }, messages, locale }: PromoProps) {
  return (
    <>
      {until && (
        <p className={styles.until}>
          {interpolate(lastDay ? messages.untilToday : messages.until, { date: formatDay(until, locale) })}
        </p>
      )}
      {registeredUsersNote && <p className={styles.members}>{messages.registeredUsers}</p>}
    </>
  );
}

export function PriceBlock({ view, messages, locale, productId }: Props) {
  const { toPay, compareAtPrice, unitPrice, promo, lowestPrice30 } = view;
  if (toPay === null) return <p className={styles.none}>{messages.noPrice}</p>;
  const isLoose = view.per === "kg";
  const offer = promo?.bubble ?? null;
  return (
    <>
      {promo && <PromoLabels promo={promo} messages={messages} locale={locale} />}
      {productId !== undefined && isMultiBuy(offer) && (
        <p className={styles.multiBuy}>
          <MultiBuyNote productId={productId}>{formatMultiBuy(offer, 0, messages, locale)}</MultiBuyNote>
        </p>
      )}
      {lowestPrice30 !== null && (
        <p className={styles.note}>
          {interpolate(messages.lowest30, { price: formatMoney(lowestPrice30, locale) })}
        </p>
      )}
      {promo && <PromoTerms promo={promo} messages={messages} locale={locale} />}
      <p className={compareAtPrice === null && lowestPrice30 === null ? styles.price : styles.discounted}>
        {compareAtPrice !== null && (
          <s>
            <span className="visually-hidden">{messages.was} </span>
            {formatMoney(compareAtPrice, locale)}
          </s>
        )}
        {compareAtPrice !== null && <span className="visually-hidden">{messages.now} </span>}
        <Price cents={toPay} locale={locale} />
        {isLoose && <span className={styles.per}>/kg</span>}
      </p>
      {!isLoose && unitPrice && (
        <p
          className={styles.unit}
        >{`${formatMoney(unitPrice.cents, locale)}/${unitName(unitPrice.unit, locale)}`}</p>
      )}
    </>
  );
}
