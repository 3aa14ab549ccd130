"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { accountPaths } from "@/lib/account-paths";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Restriction, Threshold } from "@/lib/ebsn/domain/cart-advice";
import { getCartItems } from "@/lib/cart/selectors";
import { isForAdults } from "@/lib/rules/age";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import styles from "./cart-advice.module.css";

export const BAG_REQUIRED = "error.checkout.bag_required";
export const FIDELITY_CARD_REQUIRED = "error.checkout.fidelity_card";
const DISPLAYED_CODES = new Set([
  FIDELITY_CARD_REQUIRED,
  "error.address.uncovered",
  "error.checkout.timeslot_full",
]);

/** Keeps the previous cart's advice until the new one's is there, so that nothing below it moves twice; where it cannot be read, it may no longer hold. */
function useAdvice<T>(path: string, cartVersion: number): T[] {
  const { data = [], error } = useSWR<T[], unknown>([path, cartVersion], () => apiFetch<T[]>(path), {
    keepPreviousData: true,
  });
  return error === undefined ? data : [];
}

export function CartAdvice({ cart }: { cart: Cart }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const restrictions = useAdvice<Restriction>("cart/purchase-restriction", cart.version);
  const thresholds = useAdvice<Threshold>("cart-giftcertificate/cart-threshold", cart.version);
  const shown = restrictions.filter(({ code }) => DISPLAYED_CODES.has(code));
  const [next] = thresholds;
  const hasAgeRestrictedProducts = getCartItems(cart).some(({ product }) => isForAdults(product.features));
  if (shown.length === 0 && !next && !hasAgeRestrictedProducts) return null;
  return (
    <ul className={styles.advice}>
      {shown.map(({ code, message }) => (
        <li key={code}>
          <Icon name="warning" size={20} />
          <span>
            {message}{" "}
            {code === FIDELITY_CARD_REQUIRED && (
              <Link href={localizePath(locale)(accountPaths.cardRequest())}>{t("askCard")}</Link>
            )}
          </span>
        </li>
      ))}
      {hasAgeRestrictedProducts && (
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
