import { useLocale, useTranslations } from "next-intl";
import type { UseFormRegisterReturn } from "react-hook-form";
import { brand } from "@/brand.config";
import { Checkbox } from "@/components/ui/checkbox";
import { Link } from "@/components/ui/link";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";

type Props = { id: string; field: UseFormRegisterReturn; error: string | undefined };

export function CardConditions({ id, field, error }: Props) {
  const t = useTranslations("cardConditions");
  const href = localizePath(useLocale());
  return (
    <>
      <p>
        <Link href={href(paths.page(brand.cardPage))} target="_blank" rel="noopener">
          {t("read")}
        </Link>
      </p>
      <Checkbox {...field} id={id} label={t("conditions")} error={error} required />
    </>
  );
}
