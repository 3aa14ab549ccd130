"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { accountPaths } from "@/lib/account-paths";
import { useServerCart } from "@/lib/cart/use-cart";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";

/** Leads on to the cart, where the visitor has filled one. */
export function ConfirmedLogin() {
  const t = useTranslations("registration");
  const href = localizePath(useLocale());
  const { cart } = useServerCart();
  const target = cart?.totalItems ? paths.cart() : accountPaths.welcome();
  return (
    <LinkButton href={href(accountPaths.loginAfterConfirmation(href(target)))}>{t("signIn")}</LinkButton>
  );
}
