import { z } from "zod";
import { LARGEST_ID } from "../../lib/rules/id";

/** The text of a number as people write it: no blanks, no exponent, no other base. */
const numberText = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?$/)
  .transform(Number);

/** A number or the text of one. What JavaScript would only make one (null, true, a list) is none. */
export const number = z.union([z.number(), numberText]);

const anId = z.number().int().min(0).max(LARGEST_ID);

/** A whole number that may be an id; 0 is nothing's. */
export const id = number.pipe(anId);
export const idText = numberText.pipe(anId);
