import { getTranslations } from "next-intl/server";
import { FieldRow } from "@/components/ui/form-layout";
import type { EditableDocument } from "@/lib/ebsn/domain/content-edit";
import { ContentField, ContentTextarea } from "./content-field";
import styles from "./content.module.css";

/** Of a page of blocks. Departments and the home page have no title of their own. */
export async function PageFields({ document }: { document: EditableDocument }) {
  const t = await getTranslations("backoffice.contentEdit");
  const { title, seoTitle, seoDescription } = document;
  return (
    <section className={styles.block} aria-labelledby="content-page">
      <div className={styles.blockHead}>
        <h2 id="content-page">{t("page")}</h2>
      </div>
      <FieldRow>
        {title && (
          <ContentField
            id="content-title"
            name="title"
            span="full"
            label={t("title")}
            required
            maxLength={300}
            defaultValue={title}
          />
        )}
        <ContentField
          id="content-seo-title"
          name="seoTitle"
          span="full"
          label={t("seoTitle")}
          hint={t("seoTitleHint")}
          maxLength={300}
          defaultValue={seoTitle}
        />
        <ContentTextarea
          id="content-seo-description"
          name="seoDescription"
          span="full"
          label={t("seoDescription")}
          hint={t("seoDescriptionHint")}
          rows={2}
          maxLength={1000}
          defaultValue={seoDescription}
        />
      </FieldRow>
    </section>
  );
}
