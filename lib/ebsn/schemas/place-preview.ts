import { z } from "zod";
import { id, list, optional, optionalId, optionalNumber, text } from "./lenient";
import { deliveryServiceSchema, placeSchema } from "./delivery";

/** Madia's own: how and when a place is served, before anybody has an address. */
export const placePreviewSchema = z.object({
  /** The towns of the postal code; several may share it. */
  places: list(placeSchema),
  deliveryServices: list(
    deliveryServiceSchema.extend({
      /** The nearest pick-up point or locker; null: it is brought home. */
      addressId: optionalId,
      addressTypeId: optionalId,
      addressName: text,
      city: text,
      /** Metres. */
      distance: optionalNumber,
      storeName: text,
      /** The first that can still be chosen. */
      nextTimeslot: optional(
        z.object({
          timeslotId: id,
          date: text,
          dateIso: text,
          beginTime: text,
          endTime: text,
          cutoff: text,
          fee: optionalNumber,
        }),
      ),
    }),
  ),
});

export type WirePlacePreview = z.input<typeof placePreviewSchema>;
