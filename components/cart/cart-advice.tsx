"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { cardRequestPath } from "@/lib/paths/card-request-path";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { getCartItems } from "@/lib/cart/selectors";
import { isForAdults } from "@/lib/rules/products/age";
import { FIDELITY_CARD_REQUIRED } from "@/lib/rules/checkout/checkout-errors";
import { isBarredFromLocker } from "@/lib/rules/cart/locker-sale";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths/paths";
import styles from "./cart-advice.module.css";
import { useRestrictions, useThresholds } from "./use-cart-advice";

const DISPLAYED_CODES = new Set([
  FIDELITY_CARD_REQUIRED,
  "error.address.uncovered",
  "error.checkout.timeslot_full",
]);

export function CartAdvice({ cart }: { cart: Cart }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const href = localizePath(locale);
  const restrictions = useRestrictions(cart.version);
  const thresholds = useThresholds(cart.version);
  const shown = restrictions.filter(({ code }) => DISPLAYED_CODES.has(code));
  const [next] = thresholds;
  const needsDocument = getCartItems(cart).some(
    ({ product: { features } }) =>
      isForAdults(features) && !isBarredFromLocker(cart.service?.deliveryServiceId, features),
  );
  if (shown.length === 0 && !next && !needsDocument) return null;
  return (
    <ul className={styles.advice}>
      {shown.map(({ code, message }) => (
        <li key={code}>
          <Icon name="warning" size={20} />
          <span>
            {message}{" "}
            {code === FIDELITY_CARD_REQUIRED && (
              <Link href={href(cardRequestPath(href(paths.cart())))}>{t("askCard")}</Link>
            )}
          </span>
        </li>
      ))}
      {needsDocument && (
        <li>
          <Icon name="person" size={20} />
          <span>{t("age.documentOnDelivery")}</span>
        </li>
      )}
      {next && (
        <li>
          <Icon name="gift" size={20} />
          <span>
            {t("threshold", {
              amount: formatMoney(next.missingCents, locale),
              description: next.description,
              code: next.giftCode,
            })}
          </span>
        </li>
      )}
    </ul>
  );
}
