import { getTranslations } from "next-intl/server";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FieldRow } from "@/components/ui/form-layout";
import { SelectField } from "@/components/ui/select-field";
import type { ContentQuery } from "@/lib/content-edit/content-query";
import styles from "./content.module.css";
import { DetailsOfFields } from "./details-of-fields";
import type { StoreChoice } from "./store-choices";

const DAY_COUNTS = [1, 2, 7, 14, 30];

type Props = { query: ContentQuery; stores: StoreChoice[] };

/** When, where and for whom contents are previewed, and for how many days a shared link lasts. */
export async function PreviewFields({ query, stores }: Props) {
  const t = await getTranslations("backoffice.content");
  const isChosen = [query.date, query.time, query.warehouseId, query.segmentId, query.drafts].some(Boolean);
  return (
    <DetailsOfFields className={styles.preview} open={isChosen}>
      <summary className="disclosure">{t("previewOptions")}</summary>
      <div className={styles.previewFields}>
        <p className={styles.hint}>{t("previewOptionsHint")}</p>
        <FieldRow>
          <Field
            id="preview-date"
            name="date"
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            span="third"
            label={t("date")}
            defaultValue={query.date}
          />
          <Field
            id="preview-time"
            name="time"
            type="time"
            span="third"
            label={t("time")}
            hint={t("timeHint")}
            defaultValue={query.time}
          />
          <SelectField
            id="preview-store"
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
            id="preview-segment"
            name="segmentId"
            span="third"
            label={t("segment")}
            hint={t("segmentHint")}
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={9}
            defaultValue={query.segmentId}
          />
          <SelectField id="preview-days" name="days" span="third" label={t("days")} defaultValue="7">
            {DAY_COUNTS.map((days) => (
              <option key={days} value={days}>
                {t("daysOf", { days })}
              </option>
            ))}
          </SelectField>
        </FieldRow>
        <Checkbox
          id="preview-drafts"
          name="drafts"
          value="true"
          label={t("withDrafts")}
          defaultChecked={query.drafts === "true"}
        />
      </div>
    </DetailsOfFields>
  );
}
