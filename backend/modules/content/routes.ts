import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { article, menu } from "../../db/schema";
import { params, query } from "../../http/input";
import { plainSearch, readings, readSearch } from "../search/query";
import { isPublished } from "../article/routes";
import { documentWire, foundWire, menuWire } from "./wire";

const MOST = 100;

const paging = (perPage: number) => ({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(MOST).default(perPage),
});

const listQuery = z.object({ ...paging(10), slug: z.string().max(200).optional() });
const searchQuery = z.object({
  ...paging(24),
  search: z.string().trim().max(200).default(""),
  q: z.string().trim().max(200).default(""),
  subtype: z.enum(["any", "page", "post", "recipe"]).default("any"),
});

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .send({ code: "rest_no_route", message: "Il contenuto richiesto non esiste.", data: { status: 404 } });

const pastTheEnd = (reply: FastifyReply) =>
  reply.code(400).send({
    code: "rest_post_invalid_page_number",
    message: "Il numero di pagina richiesto è più grande del numero di pagine disponibili.",
    data: { status: 400 },
  });

const COLLECTIONS = { pages: "page", posts: "post", recipes: "recipe" } as const;

/** The content system's REST API as WordPress answers it: bare arrays, totals in headers. */
export async function contentRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
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
    app.get(`/p/wp-json/wp/v2/${collection}`, async (request, reply) => {
      const wanted = query(request, listQuery);
      const named = wanted.slug === undefined ? undefined : eq(article.slug, wanted.slug);
      const rows = await page(reply, and(eq(article.kind, kind), named), wanted);
      return rows ? rows.map(documentWire) : pastTheEnd(reply);
    });
  }

  for (const path of ["/p/wp-json/wp/v2/search", "/p/wp-json/custom/ali/search"]) {
    app.get(path, async (request, reply) => {
      const wanted = query(request, searchQuery);
      const kind = wanted.subtype === "any" ? undefined : eq(article.kind, wanted.subtype);
      const matches = await matching(wanted.search || wanted.q, kind);
      const rows = await page(reply, and(matches, kind), wanted);
      return rows ? rows.map(foundWire) : pastTheEnd(reply);
    });
  }

  app.get("/p/wp-json/*", async (_request, reply) => missing(reply));
}
