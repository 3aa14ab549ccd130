import { type SQL, sql } from "drizzle-orm";
import { plainText } from "../../../lib/rules/text/plain-text";
import { buildDocumentVector } from "../search/document";

type ArticleText = { title: string; abstract: string; content: string; course: string; categories: string[] };

export function articleDocumentVector({
  title,
  abstract,
  content,
  course,
  categories,
}: ArticleText): SQL<string> {
  const document = buildDocumentVector({
    name: title,
    vendor: "",
    kinds: [course, ...categories].join(" "),
    rest: `${abstract} ${plainText(content)}`,
  });
  return sql<string>`${document}`;
}
