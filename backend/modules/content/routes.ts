import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { article, articleClass, menu } from "../../db/schema";
import { parseParams, parseQuery } from "../../http/input";
import { number } from "../../http/number";
import { pageNumber } from "../../http/page-number";
import { publishedFilter } from "../article/routes";
import { ids } from "../catalogue/list-params";
import { withArticleDrafts } from "../content-edit/drafts";
import { parseCorrectedSearch, parseExactSearch } from "../search/parse";
import { buildQueries } from "../search/query";
import { getSynonyms } from "../search/synonyms";
import { contentPieceRoutes } from "./piece-routes";
import { sendNotFound, sendPageOutOfRange } from "./errors";
import { termsFilter, TAXONOMIES, termWire } from "./terms";
import { documentWire, searchResultWire, menuWire } from "./wire";

const MAX_PER_PAGE = 100;

const paging = (perPage: number) => ({
  page: pageNumber,
  per_page: number.pipe(z.number().int().min(1).max(MAX_PER_PAGE)).default(perPage),
  _embed: z.string().optional(),
});

const listQuery = z.object({
  ...paging(10),
  slug: z.string().max(200).optional(),
  categories: ids,
  portata: ids,
});
const searchQuery = z.object({
  ...paging(24),
  search: z.string().trim().max(200).default(""),
  q: z.string().trim().max(200).default(""),
  subtype: z.enum(["any", "page", "post", "recipe"]).default("any"),
});

const COLLECTIONS = { pages: "page", posts: "post", recipes: "recipe" } as const;

const emptyToUndefined = (listParams: number[]) => (listParams.length > 0 ? listParams : undefined);

async function findPage(
  { db, clock }: Context,
  reply: FastifyReply,
  baseFilter: SQL | undefined,
  listParams: { page: number; per_page: number },
) {
  const filter = and(publishedFilter(clock), baseFilter);
  const total = await db.$count(article, filter);
  const pages = Math.ceil(total / listParams.per_page);
  if (listParams.page > Math.max(1, pages)) return null;
  reply.header("x-wp-total", total).header("x-wp-totalpages", pages);
  const rows = await db
    .select()
    .from(article)
    .where(filter)
    .orderBy(desc(article.published), article.articleId)
    .limit(listParams.per_page)
    .offset((listParams.page - 1) * listParams.per_page);
  return withArticleDrafts(db, rows);
}

/** Exact first, then with spelling corrections. */
async function searchFilter(db: Db, q: string, kind: SQL | undefined): Promise<SQL> {
  const synonyms = await getSynonyms(db);
  const attempts = [() => parseExactSearch(synonyms, q), () => parseCorrectedSearch(db, synonyms, q)];
  for (const parse of attempts) {
    for (const tsquery of buildQueries(await parse())) {
      const matches = sql`${article.document} @@ ${tsquery}`;
      if ((await db.$count(article, and(matches, kind))) > 0) return matches;
    }
  }
  return sql`false`;
}

/** WordPress REST API: bare arrays, totals in headers. */
export async function contentRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;
  const listClasses = () => db.select().from(articleClass).orderBy(articleClass.articleClassId);

  app.get("/p/wp-json/wp-api-menus/v2/menu-locations/:location", async (request, reply) => {
    const { location } = parseParams(request, z.object({ location: z.string().max(80) }));
    const [row] = await db.select().from(menu).where(eq(menu.location, location));
    return row ? menuWire(row.items) : sendNotFound(reply);
  });

  for (const [collection, kind] of Object.entries(COLLECTIONS)) {
    for (const root of ["wp/v2", "custom/v1"]) {
      app.get(`/p/wp-json/${root}/${collection}`, async (request, reply) => {
        const listParams = parseQuery(request, listQuery);
        const classes = await listClasses();
        const baseFilter = and(
          eq(article.kind, kind),
          listParams.slug === undefined ? undefined : eq(article.slug, listParams.slug),
          termsFilter(classes, "categories", emptyToUndefined(listParams.categories)),
          termsFilter(classes, "portata", emptyToUndefined(listParams.portata)),
        );
        const rows = await findPage(context, reply, baseFilter, listParams);
        const embed = listParams._embed === undefined ? null : classes;
        return rows ? rows.map((row) => documentWire(row, embed)) : sendPageOutOfRange(reply);
      });
    }
  }

  for (const [name, { group }] of Object.entries(TAXONOMIES)) {
    app.get(`/p/wp-json/wp/v2/${name}`, async (_request, reply) => {
      const classes = (await listClasses()).filter(({ groupName }) => groupName === group);
      reply.header("x-wp-total", classes.length).header("x-wp-totalpages", 1);
      const termFilter = ({ name: term }: (typeof classes)[number]) =>
        group === "course" ? eq(article.course, term) : sql`${term} = any(${article.categories})`;
      return Promise.all(
        classes.map(async (term) =>
          termWire(term, await db.$count(article, and(publishedFilter(clock), termFilter(term)))),
        ),
      );
    });
  }

  for (const path of ["/p/wp-json/wp/v2/search", "/p/wp-json/custom/ali/search"]) {
    app.get(path, async (request, reply) => {
      const listParams = parseQuery(request, searchQuery);
      const kind = listParams.subtype === "any" ? undefined : eq(article.kind, listParams.subtype);
      const matches = await searchFilter(db, listParams.search || listParams.q, kind);
      const rows = await findPage(context, reply, and(matches, kind), listParams);
      const hasEmbed = listParams._embed !== undefined;
      return rows ? rows.map((row) => searchResultWire(row, hasEmbed)) : sendPageOutOfRange(reply);
    });
  }

  await contentPieceRoutes(app, context);

  app.get("/p/wp-json/*", async (_request, reply) => sendNotFound(reply));
}
