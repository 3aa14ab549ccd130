import { useLocale } from "next-intl";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ContentText } from "@/components/ui/content-text";
import { ContentJsonLd } from "@/components/seo/content-json-ld";
import { FormMarkup } from "./form-markup";
import { contentLanguage } from "@/lib/i18n/content-language";
import { paths } from "@/lib/paths/paths";
import { PageMenu } from "./page-menu";
import styles from "./prose.module.css";

type Props = { slug: string; title: string; abstract: string; content: string };

export function StaticPage({ slug, title, abstract, content }: Props) {
  const lang = contentLanguage(useLocale());
  return (
    <>
      <Breadcrumb items={[]} current={<ContentText>{title}</ContentText>} />
      <ContentJsonLd items={[]} current={{ name: title, path: paths.page(slug) }} />
      <div className={styles.withMenu}>
        <article className={styles.page}>
          <h1 lang={lang}>{title}</h1>
          {abstract && (
            <p lang={lang} className={styles.abstract}>
              {abstract}
            </p>
          )}
          <FormMarkup markup={content} className={styles.prose} lang={lang} />
        </article>
        <PageMenu slug={slug} />
      </div>
    </>
  );
}
