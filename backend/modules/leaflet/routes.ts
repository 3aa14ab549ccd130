import { and, arrayContains, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireLeafletList, WireLeafletView } from "../../../lib/ebsn/schemas/leaflet";
import type { WireProductList } from "../../../lib/ebsn/schemas/product";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { leaflet, product } from "../../db/schema";
import { EbsnError, ok } from "../../envelope";
import { query } from "../../http/input";
import { draftsAsked } from "../../preview-clock";
import { productList } from "../catalogue/list";
import { listParams, optionalId, pageParams } from "../catalogue/list-params";
import { asAnnounced, isAnnounced } from "./announced";
import { leafletPictureRoutes } from "./picture-routes";
import { leafletDetailWire, leafletWire, offeredSlugs, type LeafletRow } from "./wire";

const NO_PRODUCT = 0;

/** Real shops send `parent_leaflet_type_id`, the specification names `leaflet_type_id`: both are taken. */
const searchParams = z.object({
  leaflet_type_id: optionalId,
  parent_leaflet_type_id: optionalId,
  parent_warehouse_id: optionalId,
  parent_delivery_service_id: optionalId,
});

/** An id or a slug. */
const viewParams = z.object({ leaflet_id: z.string().min(1).max(120) });

const productParams = z.object({
  ...pageParams,
  parent_leaflet_id: optionalId,
  parent_category_id: optionalId,
});

/** A leaflet still being made is for previews. */
const isShown = () => (draftsAsked() ? undefined : eq(leaflet.isDraft, false));

async function findLeaflet(db: Db, idOrSlug: string): Promise<LeafletRow | null> {
  const byId = /^\d{1,9}$/.test(idOrSlug) ? eq(leaflet.leafletId, Number(idOrSlug)) : undefined;
  const [row] = await db
    .select()
    .from(leaflet)
    .where(and(isShown(), or(byId, eq(leaflet.slug, idOrSlug))));
  return row ?? null;
}

async function productIds(db: Db, slugs: string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: product.slug, id: product.productId })
    .from(product)
    .where(inArray(product.slug, slugs));
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

export async function leafletRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;
  await leafletPictureRoutes(app, context);

  app.get("/ebsn/api/leaflet/search", async (request) => {
    const wanted = query(request, searchParams);
    const type = wanted.parent_leaflet_type_id ?? wanted.leaflet_type_id;
    const { parent_warehouse_id: warehouseId, parent_delivery_service_id: serviceId } = wanted;
    const rows = await db
      .select()
      .from(leaflet)
      .where(
        and(
          isShown(),
          type === undefined ? undefined : eq(leaflet.leafletTypeId, type),
          warehouseId === undefined
            ? undefined
            : or(
                sql`cardinality(${leaflet.warehouseIds}) = 0`,
                arrayContains(leaflet.warehouseIds, [warehouseId]),
              ),
          serviceId === undefined ? undefined : arrayContains(leaflet.deliveryServiceIds, [serviceId]),
        ),
      )
      .orderBy(asc(leaflet.leafletId));
    return ok<WireLeafletList>({ leaflets: rows.map((row) => leafletWire(row, clock.now())) });
  });

  app.get("/ebsn/api/leaflet/view", async (request) => {
    const row = await findLeaflet(db, query(request, viewParams).leaflet_id);
    if (!row)
      throw new EbsnError([{ code: "error.leaflet.not_found", message: "Il volantino non c’è più." }], 404);
    const ids = await productIds(db, offeredSlugs(row));
    return ok<WireLeafletView>({ leaflet: leafletDetailWire(row, ids, clock.now()) });
  });

  app.get("/ebsn/api/leaflet/product-search", async (request) => {
    const { parent_leaflet_id: leafletId, ...wanted } = query(request, productParams);
    const rows = await db
      .select()
      .from(leaflet)
      .where(and(isShown(), leafletId === undefined ? undefined : eq(leaflet.leafletId, leafletId)));
    const ids = await productIds(db, rows.flatMap(offeredSlugs));
    const offered = ids.size > 0 ? [...ids.values()] : [NO_PRODUCT];
    const params = { ...listParams.parse({}), ...wanted, product_ids: offered };
    const [only] = leafletId === undefined ? [] : rows;
    const priced = only && isAnnounced(only, clock.now()) ? asAnnounced : undefined;
    return ok<WireProductList>(await productList(db, params, clock.now(), priced));
  });
}
