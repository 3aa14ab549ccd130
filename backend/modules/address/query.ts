import { z } from "zod";
import { fitsDatabaseInt, number, optionalInt, optionalNumber } from "../../http/number";

const coordinate = (max: number) =>
  optionalNumber.refine((value) => value === undefined || Math.abs(value) <= max);

/** Metres (requirements/delivery#constants). */
const DEFAULT_DISTANCE = 25_000;
const PROXIMITY_DISTANCE = 10_000;

const distanceOr = (metres: number) => number.pipe(z.number().positive().max(1_000_000)).default(metres);

const ADDRESS_TYPES: Record<string, number> = { drive: 1, home: 2, locker: 4 };

/** `address_type` names a delivery service by word or id. */
export const addressType = z
  .string()
  .optional()
  .transform((value) => (value ? (ADDRESS_TYPES[value.toLowerCase()] ?? Number(value)) : undefined))
  .refine((value) => value === undefined || fitsDatabaseInt(value));

export const placeQuery = z.object({
  address_type: addressType,
  delivery_service_id: optionalInt,
  q: z.string().trim().max(80).default(""),
  latitude: coordinate(90),
  longitude: coordinate(180),
  distance: distanceOr(DEFAULT_DISTANCE),
});

export const proximityQuery = placeQuery.extend({ distance: distanceOr(PROXIMITY_DISTANCE) });

export function toPosition({ latitude, longitude }: { latitude?: number; longitude?: number }) {
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
