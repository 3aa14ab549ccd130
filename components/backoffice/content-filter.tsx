import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FieldRow, Stack } from "@/components/ui/form-layout";
import { SelectField } from "@/components/ui/select-field";
import { CONTENT_KINDS, CONTENT_STATES, type ContentQuery } from "@/lib/content-edit/content-query";
import styles from "./content.module.css";
import type { StoreChoice } from "./store-numbers";

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
      <fieldset className={styles.look}>
        <legend>{t("look")}</legend>
        <p className={styles.hint}>{t("lookHint")}</p>
        <FieldRow>
          <Field
            id="look-date"
            name="date"
            type="date"
            span="third"
            label={t("date")}
            defaultValue={query.date}
          />
          <Field
            id="look-time"
            name="time"
            type="time"
            span="third"
            label={t("time")}
            hint={t("timeHint")}
            defaultValue={query.time}
          />
          <SelectField
            id="look-store"
            name="warehouseId"
            span="third"
            label={t("store")}
            defaultValue={query.warehouseId}
          >
            <option value="">{t("anyStore")}</option>
            {stores.map(({ warehouseId, name }) => (
              <option key={warehouseId} value={warehouseId}>
                {name}
              </option>
            ))}
          </SelectField>
          <Field
            id="look-segment"
            name="segmentId"
            span="third"
            label={t("segment")}
            hint={t("segmentHint")}
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={9}
            defaultValue={query.segmentId}
          />
          <SelectField id="look-days" name="days" span="third" label={t("days")} defaultValue="7">
            {[1, 2, 7, 14, 30].map((days) => (
              <option key={days} value={days}>
                {t("daysOf", { days })}
              </option>
            ))}
          </SelectField>
        </FieldRow>
        <Checkbox
          id="look-drafts"
          name="drafts"
          value="true"
          label={t("withDrafts")}
          defaultChecked={query.drafts === "true"}
        />
      </fieldset>
      <div>
        <Button type="submit">{t("search")}</Button>
      </div>
    </Stack>
  );
}
