import { and, eq, isNotNull } from "drizzle-orm";
import { stripTags } from "../../../lib/rules/text/plain-text";
import type { Db } from "../../db/client";
import { article } from "../../db/schema";

const TERMS_SLUG = "condizioni";

const ENTITIES: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

const htmlToPlainText = (html: string): string =>
  stripTags(html.replace(/\s+/g, " ").replace(/<\/(?:p|h\d|li|tr)>|<br ?\/?>/gi, "\n"))
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");

export async function findTerms(db: Db): Promise<string> {
  const [terms] = await db
    .select({ title: article.title, content: article.content })
    .from(article)
    .where(and(eq(article.kind, "page"), eq(article.slug, TERMS_SLUG), isNotNull(article.published)))
    .limit(1);
  return terms ? `${terms.title}\n\n${htmlToPlainText(terms.content)}` : "";
}
