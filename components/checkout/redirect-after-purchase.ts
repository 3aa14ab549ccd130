import { getPageLocale } from "@/lib/i18n/page-locale";
import type { Purchase } from "@/lib/ebsn/domain/cart";
import { DEFAULT_LOCALE } from "@/config/locales.mjs";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { bankLocaleCookie } from "@/lib/session/bank-return";

export function purchaseRedirectUrl({ orderId, paymentUrl }: Purchase, locale: string): string {
  return paymentUrl || localizePath(locale)(accountPaths.paymentCompleted(orderId));
}

export function redirectAfterPurchase(purchase: Purchase): void {
  const locale = getPageLocale();
  document.cookie = bankLocaleCookie(purchase.paymentUrl ? locale : DEFAULT_LOCALE);
  window.location.assign(purchaseRedirectUrl(purchase, locale));
}
