import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type {
  WireCategoryBlock,
  WireCategoryPage,
  WireCategoryTree,
} from "../../../lib/ebsn/schemas/category";
import type { Context } from "../../context";
import { EbsnError, ok } from "../../envelope";
import { parseQuery } from "../../http/input";
import { id, number } from "../../http/number";
import { checkbox } from "../../http/flag";
import { optionalId } from "../catalogue/list-params";
import { blockWire, findBlock } from "./blocks";
import { buildTree, findBranch, withName } from "./nodes";
import { categoryPage } from "./page";
import { audienceOf } from "./visibility";

const MAX_DEPTH = 10;

const categoryParams = z.object({
  slug: z
    .string()
    .max(300)
    .transform((slug) => slug.replace(/^\/+|(?<!\/)\/+$/g, ""))
    .optional(),
  categoryId: optionalId,
  filtered: checkbox,
  q: z.string().trim().max(100).optional(),
  depth: number.pipe(z.number().int().min(1).max(MAX_DEPTH)).default(MAX_DEPTH),
});

const blockParams = z.object({ categoryBlockId: id });

export async function categoryRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/category", async (request) => {
    const { slug, categoryId, filtered, q, depth } = parseQuery(request, categoryParams);
    if (slug || categoryId !== undefined) {
      return ok<WireCategoryPage>(
        await categoryPage(
          db,
          { slug: slug || undefined, categoryId, filtered, depth },
          await audienceOf(request, { db, clock }),
        ),
      );
    }
    const branch = await findBranch(db, null, filtered);
    const rows = q ? withName(branch, q) : branch;
    return ok<WireCategoryTree>({ categories: buildTree(rows, null, depth) });
  });

  app.get("/ebsn/api/category-block/info", async (request) => {
    const { categoryBlockId } = parseQuery(request, blockParams);
    const block = await findBlock(db, categoryBlockId, await audienceOf(request, { db, clock }));
    if (!block)
      throw new EbsnError([{ code: "error.block.not_found", message: "Il contenuto non c’è più." }], 404);
    return ok<WireCategoryBlock>(blockWire(block));
  });
}
