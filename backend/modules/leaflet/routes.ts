import { and, arrayContains, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireLeafletList, WireLeafletView } from "../../../lib/ebsn/schemas/leaflet";
import type { WireProductList } from "../../../lib/ebsn/schemas/product";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { leaflet, product } from "../../db/schema";
import { EbsnError, ok } from "../../envelope";
import { parseQuery } from "../../http/input";
import { currentPreview, isDraftPreview } from "../../preview-clock";
import { productList } from "../catalogue/list";
import { listParams, optionalId, pageParams } from "../catalogue/list-params";
import type { ProductRow } from "../catalogue/rows";
import { withLeafletDrafts } from "../content-edit/drafts";
import { getVisitor } from "../session/visitor";
import { getAssortmentMapper } from "../warehouse/assortment";
import { withAnnouncedPromo, isUpcoming } from "./announced";
import { leafletPictureRoutes } from "./picture-routes";
import { leafletDetailWire, leafletWire, offeredSlugs, type LeafletRow } from "./wire";

const NO_PRODUCT = 0;

/** Real shops send `parent_leaflet_type_id`, the specification names `leaflet_type_id`: both are accepted. */
const searchParams = z.object({
  leaflet_type_id: optionalId,
  parent_leaflet_type_id: optionalId,
  parent_warehouse_id: optionalId,
  parent_delivery_service_id: optionalId,
});

const viewParams = z.object({ leaflet_id: z.string().min(1).max(120) });

const productParams = z.object({
  ...pageParams,
  parent_leaflet_id: optionalId,
  parent_category_id: optionalId,
});

const visibleFilter = () => (isDraftPreview() ? undefined : eq(leaflet.isDraft, false));

async function findLeaflet(db: Db, idOrSlug: string): Promise<LeafletRow | null> {
  const byId = /^\d{1,9}$/.test(idOrSlug) ? eq(leaflet.leafletId, Number(idOrSlug)) : undefined;
  const rows = await db
    .select()
    .from(leaflet)
    .where(and(visibleFilter(), or(byId, eq(leaflet.slug, idOrSlug))))
    .limit(1);
  const [row] = await withLeafletDrafts(db, rows);
  return row ?? null;
}

async function findProductIds(db: Db, slugs: string[]): Promise<Map<string, number>> {
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
    const leafletQuery = parseQuery(request, searchParams);
    const type = leafletQuery.parent_leaflet_type_id ?? leafletQuery.leaflet_type_id;
    const { parent_warehouse_id: requestedId, parent_delivery_service_id: serviceId } = leafletQuery;
    const warehouseId = requestedId ?? currentPreview()?.warehouseId ?? undefined;
    const rows = await db
      .select()
      .from(leaflet)
      .where(
        and(
          visibleFilter(),
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
    const leaflets = await withLeafletDrafts(db, rows);
    return ok<WireLeafletList>({ leaflets: leaflets.map((row) => leafletWire(row, clock.now())) });
  });

  app.get("/ebsn/api/leaflet/view", async (request) => {
    const row = await findLeaflet(db, parseQuery(request, viewParams).leaflet_id);
    if (!row)
      throw new EbsnError([{ code: "error.leaflet.not_found", message: "Il volantino non c’è più." }], 404);
    const ids = await findProductIds(db, offeredSlugs(row));
    return ok<WireLeafletView>({ leaflet: leafletDetailWire(row, ids, clock.now()) });
  });

  app.get("/ebsn/api/leaflet/product-search", async (request) => {
    const { parent_leaflet_id: leafletId, ...leafletQuery } = parseQuery(request, productParams);
    const rows = await db
      .select()
      .from(leaflet)
      .where(and(visibleFilter(), leafletId === undefined ? undefined : eq(leaflet.leafletId, leafletId)));
    const ids = await findProductIds(db, rows.flatMap(offeredSlugs));
    const offeredIds = ids.size > 0 ? [...ids.values()] : [NO_PRODUCT];
    const params = { ...listParams.parse({}), ...leafletQuery, product_ids: offeredIds };
    const [selectedLeaflet] = leafletId === undefined ? [] : rows;
    const applyAssortment = await getAssortmentMapper(db, getVisitor(request));
    const isAnnounced = selectedLeaflet && isUpcoming(selectedLeaflet, clock.now());
    const mapRow = (row: ProductRow) => applyAssortment(isAnnounced ? withAnnouncedPromo(row) : row);
    return ok<WireProductList>(await productList(db, params, clock.now(), mapRow));
  });
}
