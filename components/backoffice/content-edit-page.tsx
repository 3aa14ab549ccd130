import { getLocale, getTranslations } from "next-intl/server";
import { LocaleField } from "@/components/forms/locale-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/control";
import { Field, FieldBox } from "@/components/ui/field";
import { Stack } from "@/components/ui/form-layout";
import { Link } from "@/components/ui/link";
import { backofficePaths } from "@/lib/backoffice-paths";
import { contentPath } from "@/lib/content-edit/content-path";
import { inOrder } from "@/lib/content-edit/merge-document";
import { formatInstant } from "@/lib/dates";
import type { ContentDocument, ContentView } from "@/lib/ebsn/domain/content-edit";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./backoffice.module.css";
import { BlockFields } from "./block-fields";
import { ContentEditForm, type ContentEditAction } from "./content-edit-form";
import contentStyles from "./content.module.css";
import { StaffNav } from "./staff-nav";

export const DONE = ["saved", "published", "publishedLater", "discarded"] as const;
export type Done = (typeof DONE)[number];

type Props = { view: ContentView; done: Done | null; action: ContentEditAction };

export async function ContentEditPage({ view, done, action }: Props) {
  const [t, kinds, locale] = await Promise.all([
    getTranslations("backoffice.contentEdit"),
    getTranslations("backoffice.content"),
    getLocale(),
  ]);
  const { item, version, isReleased, document } = view;
  const { kind, slug, name, hasDraft, updatedAt, updatedBy } = item;
  const to = localizePath(locale);
  const path = to(contentPath(item));
  return (
    <div className={styles.page}>
      <StaffNav current="content" />
      <header className={styles.head}>
        <div>
          <h1>{name}</h1>
          <p className={styles.muted}>
            {kinds(`kinds.${kind}`)} · {path}
            {updatedBy &&
              ` · ${kinds("updated", { name: updatedBy, date: formatInstant(new Date(updatedAt), locale) })}`}
          </p>
        </div>
        <Link href={to(backofficePaths.content())}>{t("back")}</Link>
      </header>
      {done && (
        <Alert tone={done === "publishedLater" ? "warning" : "success"}>
          <p>{t(`done.${done}`)}</p>
        </Alert>
      )}
      {!done && (hasDraft || !isReleased) && (
        <Alert tone="warning">
          <p>{t(isReleased ? "isDraft" : "isUnreleased")}</p>
        </Alert>
      )}
      <ContentEditForm
        key={hasDraft ? "draft" : `published ${version}`}
        action={action}
        label={name}
        className={contentStyles.form}
      >
        <LocaleField />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="slug" value={slug} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="document" value={JSON.stringify(document)} />
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="drafts" value="true" />
        {document.blocks ? (
          <Blocks document={document} />
        ) : (
          <TextFields document={document} isRecipe={kind === "recipe"} />
        )}
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
          {hasDraft && (
            <Button type="submit" variant="danger" name="intent" value="discard" formNoValidate>
              {t("discard")}
            </Button>
          )}
        </div>
      </ContentEditForm>
    </div>
  );
}

function Blocks({ document }: { document: ContentDocument }) {
  const blocks = inOrder(document.blocks ?? []);
  return blocks.map((block) => (
    <BlockFields
      key={block.categoryBlockId}
      block={block}
      isFirst={block.codInt === blocks[0]?.codInt}
      isLast={block.codInt === blocks.at(-1)?.codInt}
    />
  ));
}

async function TextFields({ document, isRecipe }: { document: ContentDocument; isRecipe: boolean }) {
  const t = await getTranslations("backoffice.contentEdit");
  const { title, abstract, content, descr, published } = document;
  return (
    <Stack className={contentStyles.editor}>
      <Field
        id="content-title"
        name="title"
        label={t("title")}
        required
        maxLength={300}
        defaultValue={title}
      />
      {published !== undefined && (
        <Field
          id="content-published"
          name="published"
          type="date"
          label={t("published")}
          hint={t("publishedHint")}
          defaultValue={published ?? ""}
        />
      )}
      {abstract !== undefined && (
        <FieldBox id="content-abstract" label={t("abstract")}>
          <Textarea id="content-abstract" name="abstract" rows={3} maxLength={2000} defaultValue={abstract} />
        </FieldBox>
      )}
      {content !== undefined && !isRecipe && (
        <FieldBox id="content-content" label={t("text")} hint={t("textHint")}>
          <Textarea
            id="content-content"
            name="content"
            rows={16}
            maxLength={100_000}
            defaultValue={content}
            aria-describedby="content-content-hint"
          />
        </FieldBox>
      )}
      {isRecipe && <p className={contentStyles.hint}>{t("recipeHint")}</p>}
      {descr !== undefined && (
        <FieldBox id="content-descr" label={t("text")} hint={t("textHint")}>
          <Textarea
            id="content-descr"
            name="descr"
            rows={8}
            maxLength={20_000}
            defaultValue={descr}
            aria-describedby="content-descr-hint"
          />
        </FieldBox>
      )}
    </Stack>
  );
}
