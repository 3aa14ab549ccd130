import { getLocale, getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Field, FieldBox } from "@/components/ui/field";
import { Select } from "@/components/ui/control";
import { Icon } from "@/components/ui/icon";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./backoffice.module.css";
import { type UserQuery, userQueryErrors, USER_SORTS } from "./user-query";

export async function CustomerSearch({ query }: { query: UserQuery }) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.customers"), getLocale()]);
  const errors = userQueryErrors(query);
  return (
    <form
      role="search"
      aria-label={t("search")}
      action={localizePath(locale)(backofficePaths.customers())}
      method="get"
      className={styles.search}
    >
      <Field
        className={styles.query}
        type="search"
        name="q"
        id="user-query"
        label={t("query")}
        error={errors.q ? t(errors.q) : undefined}
        defaultValue={query.q}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <Field
        name="cod_int"
        id="user-code"
        label={t("code")}
        error={errors.cod_int ? t(errors.cod_int) : undefined}
        defaultValue={query.cod_int}
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        maxLength={10}
      />
      <FieldBox id="user-sort" label={t("sort")}>
        <Select id="user-sort" name="sort" defaultValue={query.sort}>
          {USER_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </Select>
      </FieldBox>
      <Button type="submit">
        <Icon name="search" size={20} />
        {t("submit")}
      </Button>
    </form>
  );
}
