import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FieldRow, Stack } from "@/components/ui/form-layout";
import { SelectField } from "@/components/ui/select-field";
import { CONTENT_KINDS, CONTENT_STATES, type ContentQuery } from "@/lib/content-edit/content-query";
import styles from "./content.module.css";
import { PreviewFields } from "./preview-fields";
import type { StoreChoice } from "./store-choices";

export async function ContentFilter({ query, stores }: { query: ContentQuery; stores: StoreChoice[] }) {
  const t = await getTranslations("backoffice.content");
  return (
    <Stack className={styles.filter}>
      <FieldRow>
        <Field
          id="content-query"
          name="q"
          type="search"
          span="third"
          label={t("query")}
          defaultValue={query.q}
          autoComplete="off"
          maxLength={100}
        />
        <SelectField id="content-kind" name="kind" span="third" label={t("kind")} defaultValue={query.kind}>
          <option value="">{t("allKinds")}</option>
          {CONTENT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="content-state"
          name="state"
          span="third"
          label={t("state")}
          defaultValue={query.state}
        >
          <option value="">{t("allStates")}</option>
          {CONTENT_STATES.map((state) => (
            <option key={state} value={state}>
              {t(`states.${state}`)}
            </option>
          ))}
        </SelectField>
      </FieldRow>
      <div>
        <Button type="submit">{t("search")}</Button>
      </div>
      <PreviewFields query={query} stores={stores} />
    </Stack>
  );
}
