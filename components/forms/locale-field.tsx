import { useLocale } from "next-intl";

export function LocaleField() {
  return <input type="hidden" name="locale" value={useLocale()} />;
}
