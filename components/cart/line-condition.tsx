import { useLocale, useTranslations } from "next-intl";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { takesPromotion } from "@/lib/rules/prices/declined-promo";
import { isMultiBuy } from "@/lib/rules/prices/multi-buy";
import { checkoutText, promoOffer } from "@/lib/rules/prices/promo";
import { promoCondition } from "@/lib/rules/prices/promo-condition";
import { formatMultiBuy } from "./format-multi-buy";
import styles from "./cart-line.module.css";

type Props = {
  item: Pick<CartItem, "product" | "info" | "quantity" | "promoNotice" | "grossCents" | "netCents">;
};

/** Added without the question, as by a whole order bought again: only the price says whether the shop applies it. */
const isUnanswered = ({ product, info, grossCents, netCents }: Props["item"]): boolean =>
  product.promo?.selectable === true && !info.use_wpid && (netCents ?? 0) >= (grossCents ?? 0);

/** Condition of the line's price, unless the promotion was declined, not granted or never chosen. */
export function LineCondition({ item }: Props) {
  const { product, info, quantity, promoNotice } = item;
  const t = useTranslations("cart");
  const locale = useLocale();
  const messages = useDeferredMessages();
  const promo = takesPromotion(info) && !promoNotice && !isUnanswered(item) ? product.promo : null;
  const condition = promoCondition(promo);
  const offer = promo && promoOffer(promo);
  const inCart = checkoutText(promo);
  return (
    <>
      {condition && (
        <p className={styles.condition}>
          {condition.kind === "card" ? t("cardCondition", { card: condition.card }) : t("stampsCondition")}
        </p>
      )}
      {inCart && <p className={styles.condition}>{inCart}</p>}
      {isMultiBuy(offer) && (
        // Reserves its line while the texts load, so that nothing below it shifts.
        <p className={styles.multiBuy}>
          {messages ? formatMultiBuy(offer, quantity, messages, locale) : "\u00a0"}
        </p>
      )}
    </>
  );
}
