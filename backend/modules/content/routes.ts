import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { article, articleClass, menu } from "../../db/schema";
import { params, query } from "../../http/input";
import { number } from "../../http/number";
import { isPublished } from "../article/routes";
import { ids } from "../catalogue/list-params";
import { plainSearch, readings, readSearch } from "../search/query";
import { contentPieceRoutes } from "./piece-routes";
import { missing, pastTheEnd } from "./refusals";
import { ofTerms, TAXONOMIES, termWire } from "./terms";
import { documentWire, foundWire, menuWire } from "./wire";

const MOST = 100;

const paging = (perPage: number) => ({
  page: number.pipe(z.number().int().min(1).max(10_000)).default(1),
  per_page: number.pipe(z.number().int().min(1).max(MOST)).default(perPage),
  /** Whatever its value, as WordPress takes it. */
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

const asked = (wanted: number[]) => (wanted.length > 0 ? wanted : undefined);

/** The content system's REST API as WordPress answers it: bare arrays, totals in headers. */
export async function contentRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;
  const allClasses = () => db.select().from(articleClass).orderBy(articleClass.articleClassId);

  async function page(
    reply: FastifyReply,
    chosen: SQL | undefined,
    wanted: { page: number; per_page: number },
  ) {
    const filter = and(isPublished(clock), chosen);
    const total = await db.$count(article, filter);
    const pages = Math.ceil(total / wanted.per_page);
    if (wanted.page > Math.max(1, pages)) return null;
    reply.header("x-wp-total", total).header("x-wp-totalpages", pages);
    return db
      .select()
      .from(article)
      .where(filter)
      .orderBy(desc(article.published), article.articleId)
      .limit(wanted.per_page)
      .offset((wanted.page - 1) * wanted.per_page);
  }

  /** As written first, then with slips of the pen mended. */
  async function matching(q: string, kind: SQL | undefined): Promise<SQL> {
    for (const read of [async () => plainSearch(q), () => readSearch(db, q)]) {
      for (const tsquery of readings(await read())) {
        const matches = sql`${article.document} @@ ${tsquery}`;
        if ((await db.$count(article, and(matches, kind))) > 0) return matches;
      }
    }
    return sql`false`;
  }

  app.get("/p/wp-json/wp-api-menus/v2/menu-locations/:location", async (request, reply) => {
    const { location } = params(request, z.object({ location: z.string().max(80) }));
    const [row] = await db.select().from(menu).where(eq(menu.location, location));
    return row ? menuWire(row.items) : missing(reply);
  });

  for (const [collection, kind] of Object.entries(COLLECTIONS)) {
    for (const root of ["wp/v2", "custom/v1"]) {
      app.get(`/p/wp-json/${root}/${collection}`, async (request, reply) => {
        const wanted = query(request, listQuery);
        const classes = await allClasses();
        const chosen = and(
          eq(article.kind, kind),
          wanted.slug === undefined ? undefined : eq(article.slug, wanted.slug),
          ofTerms(classes, "categories", asked(wanted.categories)),
          ofTerms(classes, "portata", asked(wanted.portata)),
        );
        const rows = await page(reply, chosen, wanted);
        const embed = wanted._embed === undefined ? null : classes;
        return rows ? rows.map((row) => documentWire(row, embed)) : pastTheEnd(reply);
      });
    }
  }

  for (const [name, { group }] of Object.entries(TAXONOMIES)) {
    app.get(`/p/wp-json/wp/v2/${name}`, async (_request, reply) => {
      const classes = (await allClasses()).filter(({ groupName }) => groupName === group);
      reply.header("x-wp-total", classes.length).header("x-wp-totalpages", 1);
      const carrying = ({ name: term }: (typeof classes)[number]) =>
        group === "course" ? eq(article.course, term) : sql`${term} = any(${article.categories})`;
      return Promise.all(
        classes.map(async (term) =>
          termWire(term, await db.$count(article, and(isPublished(clock), carrying(term)))),
        ),
      );
    });
  }

  for (const path of ["/p/wp-json/wp/v2/search", "/p/wp-json/custom/ali/search"]) {
    app.get(path, async (request, reply) => {
      const wanted = query(request, searchQuery);
      const kind = wanted.subtype === "any" ? undefined : eq(article.kind, wanted.subtype);
      const matches = await matching(wanted.search || wanted.q, kind);
      const rows = await page(reply, and(matches, kind), wanted);
      const embeds = wanted._embed !== undefined;
      return rows ? rows.map((row) => foundWire(row, embeds)) : pastTheEnd(reply);
    });
  }

  await contentPieceRoutes(app, context);

  app.get("/p/wp-json/*", async (_request, reply) => missing(reply));
}
