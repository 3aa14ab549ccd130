import { asc, desc, gt, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { brand } from "../../../brand.config";
import { article } from "../../db/schema";
import { number } from "../../http/number";
import { pageNumber } from "../../http/page-number";
import { ids } from "../catalogue/list-params";
import { WordPressError } from "./errors";

const MAX_PER_PAGE = 100;

const paging = (perPage: number) => ({
  page: pageNumber,
  per_page: number.pipe(z.number().int().min(1).max(MAX_PER_PAGE)).default(perPage),
  _embed: z.string().optional(),
});

const dateTime = z.iso.datetime({ local: true, offset: true });
const hasOffset = (text: string) => /(Z|[+-]\d\d:\d\d)$/.test(text);
/** PostgreSQL knows no year 0, and Date writes those after 9999 with a sign. */
const isStorable = (text: string) => /^[1-9]/.test(new Date(text).toISOString());

const date = z
  .string()
  .max(40)
  .refine((text) => dateTime.safeParse(text).success && isStorable(text), {
    params: { code: "rest_invalid_date" },
  })
  .transform((text) =>
    hasOffset(text)
      ? sql`${new Date(text).toISOString()}::timestamptz at time zone ${brand.timeZone}::text`
      : sql`${text}::timestamp`,
  )
  .optional();
/** As `documentWire` writes it. */
const publishedAt = sql`(${article.published} + time '08:00')`;

const COLUMNS = {
  date: article.published,
  modified: sql`coalesce(${article.modified}, ${article.published})`,
  id: article.articleId,
  slug: article.slug,
  title: article.title,
};
/** Those of WordPress for which articles have no column leave the order as it is. */
const OTHER_ORDERS = ["author", "include", "parent", "relevance", "include_slugs", "menu_order"] as const;

/** What nobody may read without a log-in is refused, as WordPress does. */
export const listQuery = z.object({
  ...paging(10),
  slug: z
    .string()
    .max(200)
    .transform((slug) => slug || undefined)
    .optional(),
  categories: ids,
  portata: ids,
  status: z
    .string()
    .refine((status) => status === "publish", { params: { code: "rest_forbidden_status" } })
    .optional(),
  context: z.enum(["view", "embed", "edit"]).default("view"),
  after: date,
  before: date,
  orderby: z.enum([...Object.keys(COLUMNS), ...OTHER_ORDERS]).default("date"),
  order: z.enum(["asc", "desc"]).default("desc"),
});

export type ListQuery = z.output<typeof listQuery>;

export const searchQuery = z.object({
  ...paging(24),
  search: z.string().trim().max(200).default(""),
  q: z.string().trim().max(200).default(""),
  subtype: z.enum(["any", "page", "post", "recipe"]).default("any"),
});

export function forbidEditing({ context }: Pick<ListQuery, "context">): void {
  if (context === "edit")
    throw new WordPressError(401, "rest_forbidden_context", "Non hai i permessi per modificare i contenuti.");
}

export const datesFilter = ({ after, before }: ListQuery): (SQL | undefined)[] => [
  after === undefined ? undefined : gt(publishedAt, after),
  before === undefined ? undefined : lt(publishedAt, before),
];

export function listOrder({ orderby, order }: Pick<ListQuery, "orderby" | "order">): SQL[] {
  const column = Object.entries(COLUMNS).find(([name]) => name === orderby)?.[1] ?? article.published;
  return [(order === "asc" ? asc : desc)(column), asc(article.articleId)];
}
