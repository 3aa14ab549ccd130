import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { article, articleClass, menu } from "../../db/schema";
import { idText } from "../../http/number";
import { publishedFilter } from "../article/routes";
import { withArticleDrafts } from "../content-edit/drafts";
import { parseCorrectedSearch, parseExactSearch } from "../search/parse";
import { buildQueries } from "../search/query";
import { getSynonyms } from "../search/synonyms";
import { contentPieceRoutes } from "./piece-routes";
import {
  pageOutOfRange,
  parseWpParams,
  parseWpQuery,
  sendNotFound,
  sendWordPressErrors,
  WordPressError,
} from "./errors";
import { datesFilter, forbidEditing, listOrder, listQuery, searchQuery } from "./list-query";
import { termsFilter, TAXONOMIES, termWire } from "./terms";
import { documentWire, searchResultWire, menuWire } from "./wire";

const COLLECTIONS = { pages: "page", posts: "post", recipes: "recipe" } as const;
const NEWEST_FIRST = [desc(article.published), asc(article.articleId)];

const emptyToUndefined = (listParams: number[]) => (listParams.length > 0 ? listParams : undefined);

type Page = { filter: SQL | undefined; order: SQL[]; page: number; per_page: number };

/** Null past the last page. */
async function findPage(
  { db, clock }: Context,
  reply: FastifyReply,
  { filter: own, order, ...listParams }: Page,
) {
  const filter = and(publishedFilter(clock), own);
  const total = await db.$count(article, filter);
  const pages = Math.ceil(total / listParams.per_page);
  if (total > 0 && listParams.page > pages) return null;
  reply.header("x-wp-total", total).header("x-wp-totalpages", pages);
  const rows = await db
    .select()
    .from(article)
    .where(filter)
    .orderBy(...order)
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
  sendWordPressErrors(app);
  const listClasses = () => db.select().from(articleClass).orderBy(articleClass.articleClassId);

  app.get("/p/wp-json/wp-api-menus/v2/menu-locations/:location", async (request) => {
    const { location } = parseWpParams(request, z.object({ location: z.string().max(80) }));
    const [row] = await db.select().from(menu).where(eq(menu.location, location));
    return menuWire(row?.items ?? []);
  });

  for (const [collection, kind] of Object.entries(COLLECTIONS)) {
    for (const root of ["wp/v2", "custom/v1"]) {
      app.get(`/p/wp-json/${root}/${collection}`, async (request, reply) => {
        const listParams = parseWpQuery(request, listQuery);
        forbidEditing(listParams);
        const classes = await listClasses();
        const filter = and(
          ...datesFilter(listParams),
          eq(article.kind, kind),
          listParams.slug === undefined ? undefined : eq(article.slug, listParams.slug),
          termsFilter(classes, "categories", emptyToUndefined(listParams.categories)),
          termsFilter(classes, "portata", emptyToUndefined(listParams.portata)),
        );
        const order = listOrder(listParams);
        const rows = await findPage(context, reply, { ...listParams, filter, order });
        if (!rows) throw pageOutOfRange();
        const embed = listParams._embed === undefined ? null : classes;
        return rows.map((row) => documentWire(row, embed));
      });
    }
  }

  for (const [collection, kind] of Object.entries(COLLECTIONS)) {
    app.get(`/p/wp-json/wp/v2/${collection}/:id(^\\d+$)`, async (request) => {
      const { id } = parseWpParams(request, z.object({ id: idText }));
      const { context: purpose, _embed: embed } = parseWpQuery(request, listQuery);
      forbidEditing({ context: purpose });
      const own = and(publishedFilter(clock), eq(article.kind, kind), eq(article.articleId, id));
      const [row] = await withArticleDrafts(db, await db.select().from(article).where(own));
      if (!row) throw new WordPressError(404, "rest_post_invalid_id", "Il contenuto richiesto non esiste.");
      return documentWire(row, embed === undefined ? null : await listClasses());
    });

    app.post(`/p/wp-json/wp/v2/${collection}`, () => {
      throw new WordPressError(401, "rest_cannot_create", "Non hai i permessi per creare contenuti.");
    });
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
      const listParams = parseWpQuery(request, searchQuery);
      const kind = listParams.subtype === "any" ? undefined : eq(article.kind, listParams.subtype);
      const matches = await searchFilter(db, listParams.search || listParams.q, kind);
      const filter = and(matches, kind);
      const rows = await findPage(context, reply, { ...listParams, filter, order: NEWEST_FIRST });
      if (!rows) reply.header("x-wp-total", 0).header("x-wp-totalpages", 0);
      const hasEmbed = listParams._embed !== undefined;
      return (rows ?? []).map((row) => searchResultWire(row, hasEmbed));
    });
  }

  await contentPieceRoutes(app, context);

  app.get("/p/wp-json/*", async (_request, reply) => sendNotFound(reply));
}
