"use client";

import { LinkButton } from "@/components/ui/button";
import { accountPaths } from "@/lib/paths/account-paths";
import { useServerCart } from "@/lib/cart/use-cart";
import { localizePath } from "@/lib/i18n/locale-path";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/paths/paths";

/** Leads on to the cart, where the visitor has filled one. */
export function ConfirmedLogin({ label, locale }: { label: string; locale: Locale }) {
  const href = localizePath(locale);
  const { cart } = useServerCart();
  const target = cart?.totalItems ? paths.cart() : accountPaths.welcome();
  return <LinkButton href={href(accountPaths.loginAfterConfirmation(href(target)))}>{label}</LinkButton>;
}
