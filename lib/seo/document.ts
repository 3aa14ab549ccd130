import "server-only";
import type { Metadata } from "next";
import { articlePath } from "../paths/article-path";
import { findDocument } from "../content/find-document";
import type { ArticleKind } from "../ebsn/domain/article";
import { htmlToText } from "../html/sanitize";
import { paths } from "../paths/paths";
import { contentMetadata } from "./article";
import { modifiedDay } from "./modified-day";
import { notFoundMetadata } from "./not-found";

const MAX_DESCRIPTION_LENGTH = 300;

export async function documentMetadata(slug: string | null, kind: ArticleKind): Promise<Metadata> {
  const found = slug ? await findDocument(slug, kind) : null;
  if (!found) return notFoundMetadata();
  if ("page" in found) {
    const { title, excerpt, content, picture } = found.page;
    const description = excerpt || htmlToText(content).slice(0, MAX_DESCRIPTION_LENGTH);
    return contentMetadata({
      title,
      description,
      path: paths.page(found.page.slug),
      image: picture,
      hasMarkdown: !found.page.isProtected,
      index: !found.page.isProtected,
    });
  }
  const { kind: foundKind, title, abstract, content, picture, date } = found.article;
  return contentMetadata({
    title,
    description: abstract || htmlToText(content).slice(0, MAX_DESCRIPTION_LENGTH),
    path: articlePath(found.article),
    image: picture,
    article: foundKind === "page" ? undefined : { published: date, modified: modifiedDay(found.article) },
    hasMarkdown: true,
  });
}
