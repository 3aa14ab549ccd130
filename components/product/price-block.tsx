import { Price } from "@/components/ui/price";
import type { Words } from "@/components/ui/words";
import { formatDay } from "@/lib/dates";
import { fill } from "@/lib/i18n/fill";
import { formatMoney } from "@/lib/money";
import type { PriceView } from "@/lib/rules/price";
import styles from "./price-block.module.css";
import { offerText } from "./promo-words";

type Props = { view: PriceView; words: Words; locale: string };

/** Price, what it was, price per unit and the promotion, each only where the shop says it. */
export function PriceBlock({ view, words, locale }: Props) {
  const { toPay, struck, unitPrice, promo, lowestPrice30 } = view;
  if (toPay === null) return <p className={styles.none}>{words.noPrice}</p>;
  const loose = view.per === "kg";
  return (
    <>
      {promo !== null && promo.bubble && <b className={styles.bubble}>{offerText(promo.bubble, words)}</b>}
      {lowestPrice30 !== null && (
        <p className={styles.note}>{fill(words.lowest30, { price: formatMoney(lowestPrice30, locale) })}</p>
      )}
      {promo !== null && promo.until && (
        <p className={styles.until}>
          {promo.lastDay ? words.lastDay : fill(words.until, { date: formatDay(promo.until, locale) })}
        </p>
      )}
      {promo !== null && promo.registeredUsersNote && (
        <p className={styles.members}>{words.registeredUsers}</p>
      )}
      <p className={struck === null ? styles.pay : styles.cut}>
        {struck !== null && (
          <s>
            <span className="visually-hidden">{words.was} </span>
            {formatMoney(struck, locale)}
          </s>
        )}
        {struck !== null && <span className="visually-hidden">{words.now} </span>}
        <Price cents={toPay} locale={locale} />
        {loose && <span className={styles.per}>/kg</span>}
      </p>
      {!loose && unitPrice && (
        <p className={styles.unit}>{`${formatMoney(unitPrice.cents, locale)}/${unitPrice.unit}`}</p>
      )}
    </>
  );
}
