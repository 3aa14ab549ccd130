import { z } from "zod";
import { id, list, number, text } from "./lenient";

const featureSchema = z.object({
  properties: z.object({
    postalcode: text,
    city: text,
    province: text,
    warehouseId: id,
    deliveryServiceId: number,
  }),
});

/** GeoJSON: a feature for what delivers to a place, none where nothing does. */
export const coverageSchema = z.object({ features: list(featureSchema) });

export type WireCoverage = z.input<typeof coverageSchema>;
