import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireSuggest } from "../../../lib/ebsn/schemas/product";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { parseQuery } from "../../http/input";
import { getVisitor } from "../session/visitor";
import { getAssortmentMapper } from "../warehouse/assortment";
import { suggest } from "./suggest";

const suggestParams = z.object({ q: z.string().max(200).default("") });

export async function searchRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/products/suggest", async (request) => {
    const { q } = parseQuery(request, suggestParams);
    const applyAssortment = await getAssortmentMapper(db, getVisitor(request));
    return ok<WireSuggest>(await suggest(db, q, clock.now(), applyAssortment));
  });
}
