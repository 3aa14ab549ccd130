"use client";

import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { useCart } from "@/lib/cart/use-cart";
import { config } from "@/lib/config";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";

export function IncompleteProfileNotice({ isLink = false }: { isLink?: boolean }) {
  const t = useTranslations("profile.details");
  const href = localizePath(useLocale());
  const { cart } = useCart();
  const level = cart?.user.profileLevel ?? config.minProfileLevel;
  if (level >= config.minProfileLevel) return null;
  return (
    <p role="status">
      {isLink ? <Link href={href(accountPaths.profileUpdate())}>{t("incomplete")}</Link> : t("incomplete")}
    </p>
  );
}
