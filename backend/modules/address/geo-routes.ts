import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WirePlace } from "../../../lib/ebsn/schemas/delivery";
import type { Context } from "../../context";
import { place } from "../../db/schema";
import { ok } from "../../envelope";
import { parseQuery } from "../../http/input";

const MAX_PLACES = 200;

const PROVINCES: Record<string, string> = {
  BG: "Bergamo",
  BS: "Brescia",
  CO: "Como",
  CR: "Cremona",
  LC: "Lecco",
  LO: "Lodi",
  MB: "Monza e della Brianza",
  MI: "Milano",
  MN: "Mantova",
  PV: "Pavia",
  SO: "Sondrio",
  VA: "Varese",
};

/** Countries of an address (requirements/profile#invoice-data). */
const COUNTRIES = [
  { countryId: 1, name: "Italia", iso: "IT" },
  { countryId: 2, name: "Malta", iso: "MT" },
  { countryId: 3, name: "Germania", iso: "DE" },
  { countryId: 4, name: "Francia", iso: "FR" },
];

const listSchema = z.object({
  q: z.string().trim().max(80).default(""),
  home_delivery_only: z.string().optional(),
});

export async function geoRoutes(app: FastifyInstance, { db }: Context): Promise<void> {
  app.get("/ebsn/api/geo/homedelivery-list-simple", async (request) => {
    const { q, home_delivery_only: servedOnly } = parseQuery(request, listSchema);
    const containsPattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
    const prefixPattern = containsPattern.slice(1);
    const rows = await db
      .select()
      .from(place)
      .where(
        sql`(${place.postalcode} like ${prefixPattern} or unaccent(lower(${place.city})) like unaccent(lower(${containsPattern})))
          and (${servedOnly !== "true"} or ${place.warehouseId} is not null)`,
      )
      .orderBy(
        sql`unaccent(lower(${place.city})) like unaccent(lower(${prefixPattern})) desc`,
        place.city,
        place.postalcode,
      )
      .limit(MAX_PLACES);
    return ok<{ results: WirePlace[] }>({
      results: rows.map(({ warehouseId, zoneId: _zone, ...row }) => ({
        ...row,
        warehouseId,
        served: warehouseId !== null,
      })),
    });
  });

  app.get("/ebsn/api/geo/province-list", async () => {
    const rows = await db.selectDistinct({ province: place.province }).from(place).orderBy(place.province);
    return ok({
      results: rows.map(({ province }) => ({
        provinceId: province,
        province,
        name: PROVINCES[province] ?? province,
      })),
    });
  });

  app.get("/ebsn/api/geo/country-list", async () => ok({ results: COUNTRIES }));
}
