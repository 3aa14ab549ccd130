import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FieldRow, Stack } from "@/components/ui/form-layout";
import { SelectField } from "@/components/ui/select-field";
import styles from "./backoffice.module.css";
import { StaffActionForm } from "./staff-action-form";
import { NEW_ROW, type StaffAction } from "./staff-action-state";
import { StaffActions, StaffRowDetails, StaffRowResult } from "./staff-actions";

const KINDS = ["article", "recipe", "page"] as const;

export async function ContentCreateForm({ action }: { action: StaffAction }) {
  const t = await getTranslations("backoffice.content");
  return (
    <StaffActions action={action} rowIds={[NEW_ROW]}>
      <StaffRowDetails rowId={NEW_ROW} className={styles.details}>
        <summary>{t("create")}</summary>
        <StaffActionForm rowId={NEW_ROW} label={t("create")}>
          <Stack>
            <StaffRowResult rowId={NEW_ROW} />
            <FieldRow>
              <SelectField id="new-content-kind" name="kind" span="third" label={t("kind")}>
                {KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`kinds.${kind}`)}
                  </option>
                ))}
              </SelectField>
              <Field
                id="new-content-title"
                name="title"
                span="full"
                label={t("newTitle")}
                hint={t("newTitleHint")}
                required
                maxLength={300}
                autoComplete="off"
              />
            </FieldRow>
            <div>
              <Button type="submit">{t("createDraft")}</Button>
            </div>
          </Stack>
        </StaffActionForm>
      </StaffRowDetails>
    </StaffActions>
  );
}
