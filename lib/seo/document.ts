import "server-only";
import type { Metadata } from "next";
import { findDocument } from "../content/find";
import { textOf } from "../html/policy";
import { contentPaths } from "../content-paths";
import { paths } from "../paths";
import { contentMetadata } from "./article";
import { missingMetadata } from "./missing";

const LONGEST = 300;

/** Head of an article, recipe or page by its slug. */
export async function documentMetadata(slug: string | null): Promise<Metadata> {
  const found = slug ? await findDocument(slug) : null;
  if (!found) return missingMetadata();
  if ("page" in found) {
    const { title, excerpt, content, picture } = found.page;
    const description = excerpt || textOf(content).slice(0, LONGEST);
    return contentMetadata({ title, description, path: paths.page(found.page.slug), image: picture });
  }
  const { kind, title, abstract, content, picture } = found.article;
  const path = { recipe: contentPaths.recipe, post: contentPaths.article, page: paths.page }[kind](
    found.article.slug,
  );
  return contentMetadata({
    title,
    description: abstract || textOf(content).slice(0, LONGEST),
    path,
    image: picture,
    isArticle: kind !== "page",
  });
}
