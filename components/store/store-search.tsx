import { getLocale, getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { localPath } from "@/lib/i18n/local-path";
import { contentPaths } from "@/lib/content-paths";
import styles from "./store.module.css";

/** Asks for a town or a postal code; a plain form, so that it works everywhere. */
export async function StoreSearch({ q = "" }: { q?: string }) {
  const [t, locale] = await Promise.all([getTranslations("stores"), getLocale()]);
  return (
    <search>
      <form className={styles.search} action={localPath(locale)(contentPaths.storeSearch())}>
        <Field
          label={t("search")}
          hint={t("searchHint")}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={80}
          autoComplete="postal-code"
          required
        />
        <Button type="submit">{t("submit")}</Button>
      </form>
    </search>
  );
}
