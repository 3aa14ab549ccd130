import { z } from "zod";
import { MAX_ID } from "../../lib/rules/id";

/** Decimal notation only: no blanks, no exponent, no other base. */
const numberText = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?$/)
  .transform(Number);

/** Unlike z.coerce, rejects null, true and lists. */
export const number = z.union([z.number(), numberText]);

/** An empty parameter is none. */
export const optionalNumber = z
  .union([z.literal(""), number])
  .optional()
  .transform((value) => (value === "" ? undefined : value));

export const fitsDatabaseInt = (value: number): boolean =>
  Number.isInteger(value) && Math.abs(value) <= MAX_ID;

/** May be negative, unlike `id`. */
export const int = number.refine(fitsDatabaseInt);
export const optionalInt = optionalNumber.refine((value) => value === undefined || fitsDatabaseInt(value));

const idRange = z.number().int().min(0).max(MAX_ID);

export const id = number.pipe(idRange);
export const idText = numberText.pipe(idRange);
