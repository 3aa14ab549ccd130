import { getLocale, getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { localizePath } from "@/lib/i18n/locale-path";
import { contentPaths } from "@/lib/paths/content-paths";
import styles from "./store.module.css";

export async function StoreSearch({ q = "" }: { q?: string }) {
  const [t, locale] = await Promise.all([getTranslations("stores"), getLocale()]);
  return (
    <search>
      <form className={styles.search} action={localizePath(locale)(contentPaths.storeSearch())}>
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
