import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireStore } from "../../../lib/ebsn/schemas/delivery";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { parseQuery } from "../../http/input";
import { filterByDistance } from "../address/distance";
import { proximityQuery, toPosition } from "../address/query";
import { listServices } from "../address/routes";
import { findStores, selectStore, storeWire, type StoreRow } from "./routes";

/** `services` are ids, separated by commas; without them every store is meant. */
const listSchema = z.object({
  services: z
    .string()
    .max(40)
    .default("")
    .transform((ids) => ids.split(",").filter(Boolean).map(Number)),
  orderby: z.enum(["name", "distance", ""]).default("").catch(""),
});

const localizeSchema = proximityQuery.extend(listSchema.shape);

const offers =
  (services: number[]) =>
  ({ warehouseRow }: StoreRow) =>
    services.every((id) => warehouseRow.serviceIds.includes(id));

const sortByName = (stores: WireStore[], orderby: string) =>
  orderby === "name" ? stores.toSorted((a, b) => String(a.name).localeCompare(String(b.name))) : stores;

export async function storeProximityRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context;

  app.get("/ebsn/api/store-proximity/list", async (request) => {
    const { services, orderby } = parseQuery(request, listSchema);
    const { deliveryServices } = await listServices(db);
    const rows = (await findStores(db)).filter(offers(services));
    return ok({
      stores: sortByName(
        rows.map((row) => storeWire(row, deliveryServices)),
        orderby,
      ),
    });
  });

  app.get("/ebsn/api/store-proximity/localize", async (request) => {
    const { services, orderby, ...place } = parseQuery(request, localizeSchema);
    const { deliveryServices } = await listServices(db);
    const rows = (await findStores(db)).filter(offers(services)).map((row) => ({
      row,
      latitude: row.point?.latitude ?? null,
      longitude: row.point?.longitude ?? null,
    }));
    const near = filterByDistance(rows, toPosition(place), place.distance);
    return ok({
      stores: sortByName(
        near.map(({ row: { row }, distance }) => storeWire(row, deliveryServices, distance)),
        orderby,
      ),
    });
  });

  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/store-proximity/select",
    handler: (request, reply) => selectStore(request, reply, context),
  });
}
