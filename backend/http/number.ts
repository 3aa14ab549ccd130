import { z } from "zod";
import { MAX_ID } from "../../lib/rules/id";

/** Decimal notation only: no blanks, no exponent, no other base. */
const numberText = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?$/)
  .transform(Number);

/** Unlike z.coerce, rejects null, true and lists. */
export const number = z.union([z.number(), numberText]);

const idRange = z.number().int().min(0).max(MAX_ID);

export const id = number.pipe(idRange);
export const idText = numberText.pipe(idRange);
