import { z } from "zod";
import { timeslotListSchema, warehouseListSchema } from "@/lib/ebsn/schemas/delivery";
import { id, list, number, text } from "@/lib/ebsn/schemas/lenient";
import { toTimeslotDay, toWarehouse } from "@/lib/ebsn/transforms/delivery";
import { examine } from "./examine";
import type { Shop } from "./shop";

const leafletListSchema = z.object({
  leaflets: list(z.object({ leafletId: id, name: text, baseLocation: text, pages: number })),
});

export const askLeaflets = (shop: Shop) =>
  examine(shop, {
    path: "leaflet/search",
    schema: leafletListSchema,
    transform: ({ leaflets }) => leaflets,
    inspect: ({ domain }) => ({
      surprises: domain.some(({ baseLocation }) => !baseLocation) ? ["a leaflet without baseLocation"] : [],
      facts: [`${domain.length} leaflets`],
    }),
  });

const HOUR = /^\d{1,2}:\d{2}$/;

export const askWarehouses = (shop: Shop) =>
  examine(shop, {
    path: "warehouse-locator/search",
    schema: warehouseListSchema,
    transform: ({ warehouses }) => warehouses.map(toWarehouse),
    inspect: ({ domain, raw }) => {
      const crammed = domain.filter(({ hours }) =>
        hours.some(({ begin }) => begin && !HOUR.test(begin)),
      ).length;
      const numbered = raw.warehouses.filter(({ name }) => /^\d+\s*-/.test(name)).length;
      const placeless = domain.filter(({ address }) => !address?.latitude || !address.longitude).length;
      const clipped = domain.filter(
        ({ phone }) => /^[1-9]\d{5,}$/.test(phone) && !phone.startsWith("3"),
      ).length;
      return {
        surprises: [
          ...(crammed > 0 ? [`two ranges in one opening hour: ${crammed} stores`] : []),
          ...(numbered > 0 ? [`a number before the name: ${numbered} stores`] : []),
          ...(placeless > 0 ? [`no coordinates: ${placeless} stores`] : []),
          ...(clipped > 0 ? [`a telephone number that lost its zero: ${clipped} stores`] : []),
        ],
        facts: [`${domain.length} stores`],
      };
    },
  });

export const askTimeslots = (shop: Shop) =>
  examine(shop, {
    path: "timeslot/list",
    schema: timeslotListSchema,
    transform: ({ timetable }) => timetable.map(toTimeslotDay),
    mayRefuse: true,
    inspect: ({ domain }) => ({
      surprises: domain.some(({ dateIso }) => !dateIso) ? ["a day whose date cannot be read"] : [],
      facts: [`${domain.length} days, ${domain.flatMap(({ timeslots }) => timeslots).length} slots`],
    }),
  });
