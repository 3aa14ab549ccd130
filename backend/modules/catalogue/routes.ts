import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireProduct, WireProductList } from "../../../lib/ebsn/schemas/product";
import type { Context } from "../../context";
import { EbsnError, ok } from "../../envelope";
import { params, query } from "../../http/input";
import { id } from "../../http/number";
import { visitorOf } from "../session/visitor";
import { assortmentOf } from "../warehouse/assortment";
import { advertised, advParams } from "./adv";
import { productDetailWire } from "./detail";
import { productList } from "./list";
import { listParams } from "./list-params";
import { findProductBySlug, findProducts, type ProductRow } from "./rows";

const unknownProduct = () =>
  new EbsnError([{ code: "error.product.not_found", message: "Il prodotto non è in vendita." }], 404);

const productId = z.object({ productId: id });

export async function catalogueRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  const assortment = (request: FastifyRequest) => assortmentOf(db, visitorOf(request));

  const detail = async (request: FastifyRequest, row: ProductRow | null | undefined) => {
    if (!row) throw unknownProduct();
    const inStore = await assortment(request);
    return ok<WireProduct>(await productDetailWire(db, inStore(row), clock.now()));
  };

  app.get("/ebsn/api/products", async (request) => {
    const wanted = query(request, listParams);
    if (wanted.slug !== undefined) return detail(request, await findProductBySlug(db, wanted.slug));
    return ok<WireProductList>(await productList(db, wanted, clock.now(), await assortment(request)));
  });

  app.get("/ebsn/api/products/:productId", async (request) => {
    const [row] = await findProducts(db, [params(request, productId).productId]);
    return detail(request, row);
  });

  app.get("/ebsn/api/adv", async (request) => {
    const wanted = query(request, advParams);
    const inStore = await assortment(request);
    return ok<WireProductList>(await advertised(db, wanted, visitorOf(request), clock.now(), inStore));
  });
}
