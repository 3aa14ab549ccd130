import { z } from "zod";
import { LARGEST_ID } from "../../../lib/rules/id";
import { number } from "../../http/number";

/** Whole, and no larger than a column of the database holds. */
const fits = (value: number) => Number.isInteger(value) && Math.abs(value) <= LARGEST_ID;

/** Missing or empty is undefined. */
const optionalNumber = z
  .union([z.literal(""), number])
  .optional()
  .transform((value) => (value === "" ? undefined : value));

/** A whole number, also as text; missing or empty is undefined. */
export const optionalInt = optionalNumber.refine((value) => value === undefined || fits(value));

export const int = number.refine(fits);

const coordinate = (most: number) =>
  optionalNumber.refine((value) => value === undefined || Math.abs(value) <= most);

/** Default reach of the address search in metres, after spec 2 §9. */
const DEFAULT_DISTANCE = 25_000;

const KINDS: Record<string, number> = { drive: 1, home: 2, locker: 4 };

/** A delivery service as `address_type` names it, in words or by its id. */
export const addressType = z
  .string()
  .optional()
  .transform((value) => (value ? (KINDS[value.toLowerCase()] ?? Number(value)) : undefined))
  .refine((value) => value === undefined || fits(value));

export const placeQuery = z.object({
  address_type: addressType,
  delivery_service_id: optionalInt,
  q: z.string().trim().max(80).default(""),
  latitude: coordinate(90),
  longitude: coordinate(180),
  distance: number.pipe(z.number().positive().max(1_000_000)).default(DEFAULT_DISTANCE),
});

export function positionOf({ latitude, longitude }: { latitude?: number; longitude?: number }) {
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
