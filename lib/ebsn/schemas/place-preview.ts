import { z } from "zod";
import { clockTime, id, instant, list, optional, optionalId, optionalNumber, text } from "./lenient";
import { deliveryServiceSchema, placeSchema } from "./delivery";

export const placePreviewSchema = z.object({
  places: list(placeSchema),
  deliveryServices: list(
    deliveryServiceSchema.extend({
      /** The nearest pick-up point or locker; null: it is brought home. */
      addressId: optionalId,
      addressTypeId: optionalId,
      addressName: text,
      city: text,
      distance: optionalNumber,
      storeName: text,
      /** Of the coming slots that can be chosen, before any discount by amount. */
      lowestFee: optionalNumber,
      freeDeliveryFrom: optionalNumber,
      nextTimeslot: optional(
        z.object({
          timeslotId: id,
          date: text,
          dateIso: text,
          beginTime: clockTime,
          endTime: clockTime,
          cutoff: instant,
          fee: optionalNumber,
        }),
      ),
    }),
  ),
});

export type WirePlacePreview = z.input<typeof placePreviewSchema>;
