import { useLocale, useTranslations } from "next-intl";
import { brand } from "@/brand.config";
import { LinkButton } from "@/components/ui/button";
import { cardRequestPath } from "@/lib/paths/card-request-path";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";

/** Leads back to the checkout afterwards. */
export function CardRequestLink() {
  const t = useTranslations("checkout");
  const href = localizePath(useLocale());
  return (
    <LinkButton variant="secondary" href={href(cardRequestPath(href(paths.checkout())))}>
      {t("askForCard", { cardName: brand.cardName })}
    </LinkButton>
  );
}
