import { like, max, or, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { nameSlug } from "../../../lib/rules/text/name-slug";
import type { Db } from "../../db/client";
import { article, type Recipe } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { articleDocumentVector } from "../article/document";
import { ARTICLE_OF } from "./published";

export const createSchema = z.object({
  kind: z.enum(["page", "article", "recipe"]),
  title: z.string().trim().max(300),
});

const MAX_SLUG_LENGTH = 100;

const NEW_RECIPE: Recipe = {
  portions: 4,
  preparation: 0,
  cooking: 0,
  difficulty: "Facile",
  ingredients: [],
  steps: [],
  tip: "",
};

/** Addresses of articles, recipes and pages are told apart by their slug alone. */
function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
  return free;
}

/** A draft; its slug comes from the title and stays. */
export async function createContent(
  db: Db,
  { kind, title }: z.output<typeof createSchema>,
): Promise<{ slug: string }> {
  const base = nameSlug(title.normalize("NFKC")).slice(0, MAX_SLUG_LENGTH).replace(/-$/, "");
  if (base === "") throw ebsnError("error.content.title", "Nel titolo serve almeno una lettera o una cifra.");
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${article} in share row exclusive mode`);
    const rows = await tx
      .select({ slug: article.slug })
      .from(article)
      .where(or(eq(article.slug, base), like(article.slug, `${base}-%`)));
    const [last] = await tx.select({ id: max(article.articleId) }).from(article);
    const slug = freeSlug(base, new Set(rows.map((row) => row.slug)));
    const texts = { title, abstract: "", content: "", course: "", categories: [] };
    await tx.insert(article).values({
      ...texts,
      articleId: (last?.id ?? 0) + 1,
      kind: ARTICLE_OF[kind],
      slug,
      published: null,
      scene: "",
      imgAlt: "",
      recipe: kind === "recipe" ? NEW_RECIPE : null,
      document: articleDocumentVector(texts),
    });
    return { slug };
  });
}
