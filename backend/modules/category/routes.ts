import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireCategoryPage, WireCategoryTree } from "../../../lib/ebsn/schemas/category";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { query } from "../../http/input";
import { flag, optionalId } from "../catalogue/list-params";
import { branch, nodes } from "./nodes";
import { categoryPage } from "./page";

const DEEPEST = 10;

const categoryParams = z.object({
  slug: z
    .string()
    .max(300)
    .transform((slug) => slug.replace(/^\/+|\/+$/g, ""))
    .optional(),
  categoryId: optionalId,
  filtered: flag,
  depth: z.coerce.number().int().min(1).max(DEEPEST).default(DEEPEST),
});

export async function categoryRoutes(app: FastifyInstance, { db }: Context): Promise<void> {
  app.get("/ebsn/api/category", async (request) => {
    const { slug, categoryId, filtered, depth } = query(request, categoryParams);
    if (slug || categoryId !== undefined) {
      return ok<WireCategoryPage>(
        await categoryPage(db, { slug: slug || undefined, categoryId, filtered, depth }),
      );
    }
    return ok<WireCategoryTree>({ categories: nodes(await branch(db, null, filtered), null, depth) });
  });
}
