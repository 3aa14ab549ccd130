"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCart } from "@/lib/cart/client";
import { config } from "@/lib/config";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import own from "./profile-update.module.css";

/** Says that the profile is below the least level (spec 3 §6); `isLink`: and leads to where that is mended. */
export function ProfileIncomplete({ isLink = false }: { isLink?: boolean }) {
  const t = useTranslations("profile.details");
  const href = localPath(useLocale());
  const { cart } = useCart();
  const level = cart?.user.profileLevel ?? config.minProfileLevel;
  if (level >= config.minProfileLevel) return null;
  return (
    <p role="status" className={own.notice}>
      {isLink ? <a href={href(accountPaths.profileUpdate())}>{t("incomplete")}</a> : t("incomplete")}
    </p>
  );
}
