import { and, arrayOverlaps, asc, desc, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireArticle, WireArticleList } from "../../../lib/ebsn/schemas/article";
import type { Clock } from "../../clock";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { article, articleClass } from "../../db/schema";
import { EbsnError, ok } from "../../envelope";
import { parseQuery } from "../../http/input";
import { currentPreview, isDraftPreview } from "../../preview-clock";
import { shopDate } from "../../shop-dates";
import { ids, optionalId, pageParams } from "../catalogue/list-params";
import { withArticleDrafts } from "../content-edit/drafts";
import { ARTICLE_TYPES, articleDetailWire, articleWire, type ArticleClassRow, type ArticleRow } from "./wire";
import { pageWire } from "../../http/page-wire";

const searchParams = z.object({
  ...pageParams,
  parent_article_type_id: ids,
  parent_article_class_id: ids,
  /** "pubDate desc", "pubDate asc" or "title asc"; anything else sorts by newest. */
  sort: z.string().max(40).default(""),
});

const viewParams = z.object({ article_id: optionalId, slug: z.string().min(1).max(200).optional() });

const SORTS = new Map<string, SQL>([
  ["pubDate asc", asc(article.published)],
  ["title asc", asc(article.title)],
]);

const toKinds = (typeIds: number[]) =>
  (Object.keys(ARTICLE_TYPES) as (keyof typeof ARTICLE_TYPES)[]).filter((kind) =>
    typeIds.includes(ARTICLE_TYPES[kind]),
  );

function classFilter(classes: ArticleClassRow[], classIds: number[]): SQL | undefined {
  if (classIds.length === 0) return undefined;
  const names = classes
    .filter(({ articleClassId }) => classIds.includes(articleClassId))
    .map(({ name }) => name);
  if (names.length === 0) return sql`false`;
  return or(inArray(article.course, names), arrayOverlaps(article.categories, names));
}

async function findArticle(
  db: Db,
  clock: Clock,
  params: z.output<typeof viewParams>,
): Promise<ArticleRow | null> {
  if (params.article_id === undefined && params.slug === undefined) return null;
  const rows = await db
    .select()
    .from(article)
    .where(
      and(
        publishedFilter(clock),
        params.article_id === undefined
          ? eq(article.slug, params.slug ?? "")
          : eq(article.articleId, params.article_id),
      ),
    )
    .limit(1);
  const [row] = await withArticleDrafts(db, rows);
  return row ?? null;
}

/** Previews include drafts; articles dated in the future stay hidden. */
export function publishedFilter(clock: Clock): SQL | undefined {
  const alreadyPublished = lte(article.published, shopDate(clock.now()));
  if (!isDraftPreview()) return alreadyPublished;
  // A preview without a day shows what is still to come, too.
  return currentPreview()?.instant ? or(alreadyPublished, isNull(article.published)) : undefined;
}

export async function articleRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  const listClasses = () => db.select().from(articleClass).orderBy(articleClass.articleClassId);

  app.get("/ebsn/api/article/search", async (request) => {
    const params = parseQuery(request, searchParams);
    const { page, page_size: size, parent_article_type_id: types, sort } = params;
    const classes = await listClasses();
    const filter = and(
      publishedFilter(clock),
      types.length > 0 ? inArray(article.kind, toKinds(types)) : inArray(article.kind, ["post", "recipe"]),
      classFilter(classes, params.parent_article_class_id),
    );
    const rows = await db
      .select()
      .from(article)
      .where(filter)
      .orderBy(SORTS.get(sort) ?? desc(article.published), asc(article.articleId))
      .limit(size)
      .offset((page - 1) * size);
    const total = await db.$count(article, filter);
    return ok<WireArticleList>({
      articles: (await withArticleDrafts(db, rows)).map((row) => articleWire(row, classes)),
      page: pageWire(total, page, size),
    });
  });

  app.get("/ebsn/api/article/view", async (request) => {
    const row = await findArticle(db, clock, parseQuery(request, viewParams));
    if (!row)
      throw new EbsnError([{ code: "error.article.not_found", message: "L’articolo non c’è più." }], 404);
    return ok<{ article: WireArticle }>({ article: await articleDetailWire(db, row, await listClasses()) });
  });
}
