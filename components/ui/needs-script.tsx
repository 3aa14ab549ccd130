import { useTranslations } from "next-intl";

/** For pages that only the browser fills. */
export function NeedsScript() {
  const t = useTranslations("common");
  return (
    <noscript>
      <p>{t("needsScript")}</p>
    </noscript>
  );
}
