"use client";

import { useLocale, useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { Link } from "@/components/ui/link";
import { config } from "@/lib/config";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";

const ID = "conditions";

export const focusConditions = () => document.getElementById(ID)?.focus();

type Props = { isAccepted: boolean; isMissing: boolean; onChange: (isAccepted: boolean) => void };

export function ConditionsCheckbox({ isAccepted, isMissing, onChange }: Props) {
  const t = useTranslations("checkout");
  const href = localizePath(useLocale());
  return (
    <Checkbox
      id={ID}
      checked={isAccepted}
      onChange={(event) => onChange(event.target.checked)}
      error={isMissing ? t("conditionsMissing") : undefined}
      label={t.rich("conditions", {
        link: (chunks) => (
          <Link href={href(paths.page(config.conditionsSlug))} target="_blank" rel="noopener">
            {chunks}
          </Link>
        ),
      })}
    />
  );
}
