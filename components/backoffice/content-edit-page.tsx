import { getLocale, getTranslations } from "next-intl/server";
import { LocaleField } from "@/components/forms/locale-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { contentPath } from "@/lib/content-edit/content-path";
import { inOrder } from "@/lib/content-edit/merge-document";
import { formatInstant } from "@/lib/dates";
import type { EditableDocument, ContentView } from "@/lib/ebsn/domain/content-edit";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./backoffice.module.css";
import { BlockFields } from "./block-fields";
import { ConfirmDisclosure } from "./confirm-disclosure";
import { DraftForm } from "./content-edit-form";
import { TextFields } from "./content-text-fields";
import contentStyles from "./content.module.css";
import { PageFields } from "./page-fields";
import type { StaffAction } from "./staff-action-state";
import { StaffActions, StaffRowDone, UntilDone } from "./staff-actions";
import { StaffNav } from "./staff-nav";
import type { StoreChoice } from "./store-choices";

type Props = {
  view: ContentView;
  action: StaffAction;
  stores: StoreChoice[];
};

export async function ContentEditPage({ view, action, stores }: Props) {
  const [t, tContent, locale] = await Promise.all([
    getTranslations("backoffice.contentEdit"),
    getTranslations("backoffice.content"),
    getLocale(),
  ]);
  const { item, version, isReleased, document } = view;
  const { kind, slug, name, hasDraft, updatedAt, updatedBy } = item;
  const href = localizePath(locale);
  const path = href(contentPath(item));
  return (
    <div className={styles.page}>
      <StaffNav current="content" />
      <header className={styles.head}>
        <div>
          <h1>{name}</h1>
          <p className={styles.muted}>
            {tContent(`kinds.${kind}`)} · {path}
            {updatedBy &&
              updatedAt &&
              ` · ${tContent("updated", { name: updatedBy, date: formatInstant(new Date(updatedAt), locale) })}`}
          </p>
        </div>
        <Link href={href(backofficePaths.content())}>{t("back")}</Link>
      </header>
      <StaffActions action={action} rowIds={[slug]}>
        {(hasDraft || !isReleased) && (
          <UntilDone>
            <Alert tone="warning">
              <p>{t(isReleased ? "isDraft" : "isUnreleased")}</p>
            </Alert>
          </UntilDone>
        )}
        <DraftForm
          onlineVersion={hasDraft ? null : version}
          rowId={slug}
          label={name}
          className={contentStyles.form}
        >
          <LocaleField />
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="is_online" value={String(item.state === "published" && isReleased)} />
          <input type="hidden" name="document" value={JSON.stringify(document)} />
          <input type="hidden" name="path" value={path} />
          <input type="hidden" name="drafts" value="true" />
          {document.blocks ? (
            <Blocks document={document} stores={stores} />
          ) : (
            <TextFields document={document} pictures={view.pictures} />
          )}
          <p className={contentStyles.hint}>{t("previewHint")}</p>
          <StaffRowDone rowId={slug} />
          <div className={contentStyles.bar}>
            <Button type="submit" name="intent" value="save">
              {t("save")}
            </Button>
            <Button
              type="submit"
              variant="secondary"
              formMethod="post"
              formAction="/api/preview/start"
              formTarget="_blank"
              formNoValidate
            >
              {t("preview")}
            </Button>
            <Button type="submit" variant="secondary" name="intent" value="publish">
              {t("publish")}
            </Button>
            {isReleased && kind !== "home" && (
              <ConfirmDisclosure
                label={t("withdraw")}
                question={t(kind === "category" ? "confirmWithdrawBlocks" : "confirmWithdraw")}
              >
                <Button type="submit" variant="danger" name="intent" value="withdraw" formNoValidate>
                  {t("withdraw")}
                </Button>
              </ConfirmDisclosure>
            )}
            {hasDraft && (
              <ConfirmDisclosure label={t("discard")} question={t("confirmDiscard")}>
                <Button type="submit" variant="danger" name="intent" value="discard" formNoValidate>
                  {t("discard")}
                </Button>
              </ConfirmDisclosure>
            )}
          </div>
        </DraftForm>
      </StaffActions>
    </div>
  );
}

function Blocks({ document, stores }: { document: EditableDocument; stores: StoreChoice[] }) {
  const blocks = inOrder(document.blocks ?? []);
  return (
    <>
      <PageFields document={document} />
      {blocks.map((block) => (
        <BlockFields
          key={block.categoryBlockId}
          block={block}
          stores={stores}
          isFirst={block.codInt === blocks[0]?.codInt}
          isLast={block.codInt === blocks.at(-1)?.codInt}
        />
      ))}
    </>
  );
}
