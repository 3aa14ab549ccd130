import { asc, desc, gt, lt, type SQL } from "drizzle-orm";
import { z } from "zod";
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

const date = z
  .string()
  .refine((text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)), {
    params: { code: "rest_invalid_date" },
  })
  .transform((text) => text.slice(0, 10))
  .optional();

const COLUMNS = {
  date: article.published,
  modified: article.modified,
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
  ...{ after: date, before: date },
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
  after === undefined ? undefined : gt(article.published, after),
  before === undefined ? undefined : lt(article.published, before),
];

export function listOrder({ orderby, order }: Pick<ListQuery, "orderby" | "order">): SQL[] {
  const column = Object.entries(COLUMNS).find(([name]) => name === orderby)?.[1] ?? article.published;
  return [(order === "asc" ? asc : desc)(column), asc(article.articleId)];
}
