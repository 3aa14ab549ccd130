import { getTranslations } from "next-intl/server";
import { Stack } from "@/components/ui/form-layout";
import type { EditableDocument, ShopPicture } from "@/lib/ebsn/domain/content-edit";
import { ContentField, ContentTextarea } from "./content-field";
import styles from "./content.module.css";
import { PictureFields } from "./picture-fields";
import { RecipeFields } from "./recipe-fields";

type Props = { document: EditableDocument; pictures: ShopPicture[] };

export async function TextFields({ document, pictures }: Props) {
  const t = await getTranslations("backoffice.contentEdit");
  const { title, abstract, content, descr, published, recipe, scene } = document;
  return (
    <Stack className={styles.editor}>
      <ContentField
        id="content-title"
        name="title"
        label={t("title")}
        required
        maxLength={300}
        defaultValue={title}
      />
      {published !== undefined && (
        <ContentField
          id="content-published"
          name="published"
          type="date"
          label={t("published")}
          hint={t("publishedHint")}
          defaultValue={published ?? ""}
        />
      )}
      {abstract !== undefined && (
        <ContentTextarea
          id="content-abstract"
          name="abstract"
          label={t("abstract")}
          rows={3}
          maxLength={2000}
          defaultValue={abstract}
        />
      )}
      {scene !== undefined && pictures.length > 0 && (
        <PictureFields scene={scene} imgAlt={document.imgAlt ?? ""} pictures={pictures} />
      )}
      {recipe && <RecipeFields recipe={recipe} />}
      {content !== undefined && !recipe && <MarkupField name="content" rows={16} markup={content} />}
      {descr !== undefined && <MarkupField name="descr" rows={8} markup={descr} />}
    </Stack>
  );
}

type MarkupProps = { name: "content" | "descr"; rows: number; markup: string };

async function MarkupField({ name, rows, markup }: MarkupProps) {
  const t = await getTranslations("backoffice.contentEdit");
  const id = `content-${name}`;
  return (
    <ContentTextarea
      id={id}
      name={name}
      label={t("text")}
      hint={t("textHint")}
      rows={rows}
      maxLength={100_000}
      defaultValue={markup}
    />
  );
}
