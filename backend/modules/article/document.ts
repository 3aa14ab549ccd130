import { type SQL, sql } from "drizzle-orm";
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
    rest: `${abstract} ${content.replace(/<[^<>]*>/g, " ")}`,
  });
  return sql<string>`${document}`;
}
