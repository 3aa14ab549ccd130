import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { manualExcerpt } from "@/lib/content/excerpt";
import { findDocument } from "@/lib/content/find-document";
import { StaticPage } from "./static-page";
import { redirectToCanonical } from "./redirect-to-canonical";

export async function PageRoute({ slug }: { slug: string }) {
  const found = await findDocument(slug, "page");
  if (!found) notFound();
  if ("page" in found) {
    const { title, content, isProtected } = found.page;
    const t = await getTranslations("content");
    return (
      <StaticPage
        slug={slug}
        title={title}
        abstract={isProtected ? t("protected") : manualExcerpt(found.page)}
        content={content}
      />
    );
  }
  await redirectToCanonical(found.article, "page", slug);
  const { title, abstract, content } = found.article;
  return <StaticPage slug={slug} title={title} abstract={abstract} content={content} />;
}
