import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireProduct, WireProductList } from "../../../lib/ebsn/schemas/product";
import type { Context } from "../../context";
import { EbsnError, ok } from "../../envelope";
import { parseParams, parseQuery } from "../../http/input";
import { id } from "../../http/number";
import { getVisitor } from "../session/visitor";
import { getAssortmentMapper } from "../warehouse/assortment";
import { recommendProducts, advParams } from "./recommendations";
import { productDetailWire } from "./detail";
import { productList } from "./list";
import { listParams } from "./list-params";
import { findProductBySlug, findProducts, type ProductRow } from "./rows";

const unknownProduct = () =>
  new EbsnError([{ code: "error.product.not_found", message: "Il prodotto non è in vendita." }], 404);

const productIdParams = z.object({ productId: id });

export async function catalogueRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  const loadAssortment = (request: FastifyRequest) => getAssortmentMapper(db, getVisitor(request));

  const detail = async (request: FastifyRequest, row: ProductRow | null | undefined) => {
    if (!row) throw unknownProduct();
    const applyAssortment = await loadAssortment(request);
    return ok<WireProduct>(await productDetailWire(db, applyAssortment(row), clock.now()));
  };

  app.get("/ebsn/api/products", async (request) => {
    const listQuery = parseQuery(request, listParams);
    if (listQuery.slug !== undefined) return detail(request, await findProductBySlug(db, listQuery.slug));
    return ok<WireProductList>(await productList(db, listQuery, clock.now(), await loadAssortment(request)));
  });

  app.get("/ebsn/api/products/:productId", async (request) => {
    const [row] = await findProducts(db, [parseParams(request, productIdParams).productId]);
    return detail(request, row);
  });

  app.get("/ebsn/api/adv", async (request) => {
    const listQuery = parseQuery(request, advParams);
    const applyAssortment = await loadAssortment(request);
    return ok<WireProductList>(
      await recommendProducts(db, listQuery, getVisitor(request), clock.now(), applyAssortment),
    );
  });
}
