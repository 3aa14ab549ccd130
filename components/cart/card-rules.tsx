"use client";

import { useLocale, useTranslations } from "next-intl";
import { brand } from "@/brand.config";
import { loyaltyOperation } from "@/brand/loyalty";
import { Link } from "@/components/ui/link";
import { formatDate } from "@/lib/dates";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";

/** Rules of the card and their last day, required beside points and stamps (D.P.R. 430/2001). */
export function CardRules() {
  const t = useTranslations("cart.cardRules");
  const locale = useLocale();
  return (
    <>
      <Link href={localizePath(locale)(paths.page(brand.cardPage))}>{t("link")}</Link>
      {`, ${t("until", { date: formatDate(loyaltyOperation.lastDay, locale) })}`}
    </>
  );
}
