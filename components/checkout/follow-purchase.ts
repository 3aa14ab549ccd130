import { pageLocale } from "@/lib/cart/page-locale";
import type { Purchase } from "@/lib/ebsn/domain/cart";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { bankLocaleCookie } from "@/lib/session/bank-return";

/** Where a purchase made on a page in this language goes next: the bank, or the confirmation. */
export function nextAddress({ orderId, paymentUrl }: Purchase, locale: string): string {
  return paymentUrl || localPath(locale)(accountPaths.paymentCompleted(orderId));
}

export function followPurchase(purchase: Purchase): void {
  const locale = pageLocale();
  document.cookie = bankLocaleCookie(purchase.paymentUrl ? locale : DEFAULT_LOCALE);
  window.location.assign(nextAddress(purchase, locale));
}
