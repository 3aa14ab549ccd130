import { z } from "zod";
import { mainList, optional, optionalId, text } from "./lenient";

const featureSchema = z.object({
  properties: optional(
    z.object({
      postalcode: text,
      city: text,
      province: text,
      warehouseId: optionalId,
      deliveryServiceId: optionalId,
    }),
  ),
});

/** GeoJSON: a feature for what delivers to a place, none where nothing does. */
export const coverageSchema = z.object({ features: mainList(featureSchema) });

export type WireCoverage = z.input<typeof coverageSchema>;
