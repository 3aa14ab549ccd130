import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireCoverage } from "../../../lib/ebsn/schemas/delivery-coverage";
import type { Db } from "../../db/client";
import { place } from "../../db/schema";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { parseQuery } from "../../http/input";
import { HOME } from "../../domain/delivery-service";
import { filterByDistance } from "./distance";
import { placeQuery, toPosition } from "./query";

const NEAR_METRES = 5000;

const coverageQuery = placeQuery.extend({
  postalcode: z.string().trim().max(5).default(""),
  city: z.string().trim().max(80).default(""),
});

type Query = z.output<typeof coverageQuery>;

async function findPlace(db: Db, query: Query) {
  const { postalcode, city } = query;
  const position = toPosition(query);
  if (!position) {
    const [found] = await db
      .select()
      .from(place)
      .where(and(eq(place.postalcode, postalcode), isNotNull(place.warehouseId)))
      .orderBy(sql`lower(${place.city}) = lower(${city}) desc`, place.city)
      .limit(1);
    return found ?? null;
  }
  const [nearest] = filterByDistance(await db.select().from(place), position, NEAR_METRES);
  return nearest?.row ?? null;
}

/** Delivery coverage of a place as GeoJSON (docs/api-extensions.md). */
export async function coverageRoutes(app: FastifyInstance, { db }: Context): Promise<void> {
  app.get("/ebsn/api/address/geo-service-coverage", async (request) => {
    const found = await findPlace(db, parseQuery(request, coverageQuery));
    if (!found || found.warehouseId === null)
      return ok({ type: "FeatureCollection", features: [] } satisfies WireCoverage & { type: string });
    const { warehouseId, postalcode, city, province, longitude, latitude } = found;
    const feature = {
      type: "Feature",
      geometry: { type: "Point", coordinates: [longitude, latitude] },
      properties: { postalcode, city, province, warehouseId, deliveryServiceId: HOME },
    };
    return ok({ type: "FeatureCollection", features: [feature] });
  });
}
