import { z } from "zod";
import {
  deliveryServiceListSchema,
  timeslotListSchema,
  warehouseListSchema,
} from "@/lib/ebsn/schemas/delivery";
import { id, list, number, text } from "@/lib/ebsn/schemas/lenient";
import { placePreviewSchema } from "@/lib/ebsn/schemas/place-preview";
import {
  toDeliveryServices,
  toPlacePreview,
  toTimeslotDay,
  toWarehouse,
} from "@/lib/ebsn/transforms/delivery";
import { serviceKind } from "@/lib/rules/delivery/delivery-services";
import { runCheck } from "./run-check";
import type { ShopClient } from "./shop";

const leafletListSchema = z.object({
  leaflets: list(z.object({ leafletId: id, name: text, baseLocation: text, pages: number })),
});

export const checkLeaflets = (shop: ShopClient) =>
  runCheck(shop, {
    path: "leaflet/search",
    schema: leafletListSchema,
    transform: ({ leaflets }) => leaflets,
    inspect: ({ domain }) => ({
      surprises: domain.some(({ baseLocation }) => !baseLocation) ? ["a leaflet without baseLocation"] : [],
      facts: [`${domain.length} leaflets`],
    }),
  });

const HOUR = /^\d{1,2}:\d{2}$/;

export const checkWarehouses = (shop: ShopClient) =>
  runCheck(shop, {
    path: "warehouse-locator/search",
    schema: warehouseListSchema,
    transform: ({ warehouses }) => warehouses.map(toWarehouse),
    inspect: ({ domain, raw }) => {
      const withTwoRanges = domain.filter(({ hours }) =>
        hours.some(({ begin }) => begin && !HOUR.test(begin)),
      ).length;
      const withNumber = raw.warehouses.filter(({ name }) => /^\d+\s*-/.test(name)).length;
      const withoutCoordinates = domain.filter(
        ({ address }) => !address?.latitude || !address.longitude,
      ).length;
      const withClippedPhone = domain.filter(
        ({ phone }) => /^[1-9]\d{5,}$/.test(phone) && !phone.startsWith("3"),
      ).length;
      return {
        surprises: [
          ...(withTwoRanges > 0 ? [`two ranges in one opening time: ${withTwoRanges} stores`] : []),
          ...(withNumber > 0 ? [`a number before the name: ${withNumber} stores`] : []),
          ...(withoutCoordinates > 0 ? [`no coordinates: ${withoutCoordinates} stores`] : []),
          ...(withClippedPhone > 0
            ? [`phone number without its leading zero: ${withClippedPhone} stores`]
            : []),
        ],
        facts: [`${domain.length} stores`],
      };
    },
  });

export const checkServices = (shop: ShopClient) =>
  runCheck(shop, {
    path: "address/delivery-service-list",
    schema: deliveryServiceListSchema,
    transform: ({ deliveryServices }) => toDeliveryServices(deliveryServices),
    inspect: ({ domain }) => ({
      surprises: domain
        .filter(({ deliveryServiceId }) => serviceKind(deliveryServiceId) === null)
        .map(
          ({ deliveryServiceId, name }) =>
            `service ${deliveryServiceId} (${name}) is of no kind the storefront knows`,
        ),
      facts: [domain.map(({ name }) => name).join(", ")],
    }),
  });

/** Any postal code: what matters is whether the shop knows the call. */
export const checkPlaces = (shop: ShopClient) =>
  runCheck(shop, {
    path: "user-address/preview",
    params: { postalcode: "20121" },
    schema: placePreviewSchema,
    transform: toPlacePreview,
    inspect: ({ domain }) => ({ facts: [`${domain.places.length} places`] }),
  });

export const checkTimeslots = (shop: ShopClient) =>
  runCheck(shop, {
    path: "timeslot/list",
    schema: timeslotListSchema,
    transform: ({ timetable }) => timetable.map(toTimeslotDay),
    mayBeRejected: true,
    inspect: ({ domain }) => ({
      surprises: domain.some(({ dateIso }) => !dateIso) ? ["a day whose date cannot be read"] : [],
      facts: [`${domain.length} days, ${domain.flatMap(({ timeslots }) => timeslots).length} slots`],
    }),
  });
