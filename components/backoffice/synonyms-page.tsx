import { getLocale, getTranslations } from "next-intl/server";
import { LocaleField } from "@/components/forms/locale-field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/control";
import { EmptyState } from "@/components/ui/empty-state";
import { Field, FieldBox } from "@/components/ui/field";
import { Actions, Stack } from "@/components/ui/form-layout";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import type { SynonymGroup, SynonymList } from "@/lib/ebsn/domain/content-edit";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./backoffice.module.css";
import { ConfirmDisclosure } from "./confirm-disclosure";
import { ContentEditForm } from "./content-edit-form";
import { NEW_ROW, type StaffAction } from "./staff-action-state";
import { StaffActions, StaffRowDetails, StaffRowDone } from "./staff-actions";
import { StaffNav } from "./staff-nav";
import { StaffRows } from "./staff-rows";

type Props = {
  q: string;
  list: SynonymList | null;
  errorMessage: string;
  action: StaffAction;
};

export async function SynonymsPage({ q, list, errorMessage, action }: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.synonyms"), getLocale()]);
  const href = localizePath(locale);
  return (
    <div className={styles.page}>
      <StaffNav current="synonyms" />
      <header>
        <h1>{t("title")}</h1>
        <p className={styles.muted}>{t("intro")}</p>
      </header>
      {!list && (
        <EmptyState icon="warning" title={t("failed")}>
          <p role="alert">{errorMessage}</p>
        </EmptyState>
      )}
      {list && (
        <StaffActions action={action} rowIds={[NEW_ROW, ...list.synonyms.map(({ synonymId }) => synonymId)]}>
          <StaffRowDone rowId={NEW_ROW} />
          <StaffRowDetails rowId={NEW_ROW} className={styles.details}>
            <summary>{t("add")}</summary>
            <SynonymForm group={null} />
          </StaffRowDetails>
          <form
            action={href(backofficePaths.synonyms())}
            method="get"
            role="search"
            aria-label={t("title")}
            className={styles.search}
          >
            <Field id="synonym-query" name="q" type="search" label={t("query")} defaultValue={q} />
            <Button type="submit">{t("search")}</Button>
          </form>
          {list.synonyms.length > 0 && <p role="status">{t("count", { count: list.page.items })}</p>}
          <StaffRows
            label={t("title")}
            rows={list.synonyms}
            errorMessage=""
            none={{ icon: "search", title: t("none"), text: t(q ? "noneText" : "emptyText") }}
            pages={{ page: list.page, hrefOf: (page) => href(backofficePaths.synonyms({ q, page })) }}
          >
            {(group) => (
              <li key={`${group.synonymId} ${group.version}`} className={styles.row}>
                <div className={styles.person}>
                  <h2>{group.headword ? `${group.headword} →` : group.phrases[0]}</h2>
                  <p>{(group.headword ? group.phrases : group.phrases.slice(1)).join(", ")}</p>
                  <StaffRowDone rowId={group.synonymId} />
                </div>
                <StaffRowDetails rowId={group.synonymId} className={styles.details}>
                  <summary>{t("change")}</summary>
                  <SynonymForm group={group} />
                </StaffRowDetails>
              </li>
            )}
          </StaffRows>
        </StaffActions>
      )}
    </div>
  );
}

async function SynonymForm({ group }: { group: SynonymGroup | null }) {
  const t = await getTranslations("backoffice.synonyms");
  const id = group ? String(group.synonymId) : NEW_ROW;
  return (
    <ContentEditForm rowId={id} isEmptied={!group}>
      <Stack>
        <LocaleField />
        {group && <input type="hidden" name="synonym_id" value={group.synonymId} />}
        <input type="hidden" name="version" value={group?.version ?? 0} />
        <FieldBox id={`phrases-${id}`} label={t("phrases")} hint={t("phrasesHint")}>
          <Textarea
            id={`phrases-${id}`}
            name="phrases"
            rows={4}
            maxLength={2000}
            required
            defaultValue={group?.phrases.join("\n")}
            aria-describedby={`phrases-${id}-hint`}
          />
        </FieldBox>
        <Field
          id={`headword-${id}`}
          name="headword"
          label={t("headword")}
          hint={t("headwordHint")}
          maxLength={60}
          defaultValue={group?.headword}
        />
        <Actions>
          <Button type="submit" name="intent" value="save" small>
            {t("save")}
          </Button>
          {group && (
            <ConfirmDisclosure label={t("remove")} question={t("confirmRemove")}>
              <Button type="submit" name="intent" value="remove" small variant="danger">
                {t("remove")}
              </Button>
            </ConfirmDisclosure>
          )}
        </Actions>
      </Stack>
    </ContentEditForm>
  );
}
