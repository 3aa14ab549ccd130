import { getPageLocale } from "@/lib/i18n/page-locale";
import type { Purchase } from "@/lib/ebsn/domain/cart";
import { DEFAULT_LOCALE } from "@/config/locales.mjs";
import { localizePath } from "@/lib/i18n/locale-path";
import { leavePage } from "@/lib/navigation/leave-page";
import { accountPaths } from "@/lib/paths/account-paths";
import { bankLocaleCookie } from "@/lib/session/bank-return";

export function purchaseRedirectUrl({ orderId, paymentUrl }: Purchase, locale: string): string {
  return paymentUrl || localizePath(locale)(accountPaths.paymentCompleted(orderId));
}

/** The order is placed: a page that the browser restores afterwards is loaded again. */
export function redirectAfterPurchase(purchase: Purchase, reload = () => window.location.reload()): void {
  const locale = getPageLocale();
  document.cookie = bankLocaleCookie(purchase.paymentUrl ? locale : DEFAULT_LOCALE);
  void leavePage(purchaseRedirectUrl(purchase, locale)).then(reload);
}
