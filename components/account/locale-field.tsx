import { useLocale } from "next-intl";

/** Says in which language a form was filled in. */
export function LocaleField() {
  return <input type="hidden" name="locale" value={useLocale()} />;
}
