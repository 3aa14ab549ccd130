import { isNotNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WirePlace } from "../../../lib/ebsn/schemas/delivery";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { place } from "../../db/schema";
import { ok } from "../../envelope";
import { parseQuery } from "../../http/input";
import { COUNTRIES, ITALY_ID } from "../../seed/delivery/provinces";
import { int } from "../../http/number";
import { escapeLike } from "../../db/escape-like";

const MAX_PLACES = 200;

const listSchema = z.object({
  q: z.string().trim().max(80).default(""),
  home_delivery_only: z.string().optional(),
});

const provinceSchema = z.object({
  country_id: int.default(ITALY_ID),
  home_delivery_only: z.string().optional(),
});

async function findServedProvinces(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ province: place.province })
    .from(place)
    .where(isNotNull(place.warehouseId));
  return rows.map(({ province }) => province);
}

export async function geoRoutes(app: FastifyInstance, { db }: Context): Promise<void> {
  app.get("/ebsn/api/geo/homedelivery-list-simple", async (request) => {
    const { q, home_delivery_only: servedOnly } = parseQuery(request, listSchema);
    const containsPattern = `%${escapeLike(q)}%`;
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

  app.get("/ebsn/api/geo/province-list", async (request) => {
    const query = parseQuery(request, provinceSchema);
    const { country_id: countryId, home_delivery_only: servedOnly } = query;
    const provinces = COUNTRIES.find((country) => country.countryId === countryId)?.provinces ?? [];
    const served = new Set(servedOnly === "true" ? await findServedProvinces(db) : []);
    const results = provinces.filter(
      ({ province }) => servedOnly !== "true" || (countryId === ITALY_ID && served.has(province)),
    );
    return ok({ results: results.map((row) => ({ ...row, provinceId: row.province, countryId })) });
  });

  app.get("/ebsn/api/geo/country-list", async (request) => {
    const { home_delivery_only: servedOnly } = parseQuery(request, provinceSchema);
    const countries = COUNTRIES.filter(({ countryId }) => servedOnly !== "true" || countryId === ITALY_ID);
    return ok({ results: countries.map(({ provinces: _provinces, ...country }) => country) });
  });
}
