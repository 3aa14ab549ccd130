import { z } from "zod";

/** The text of a number as people write it: no blanks, no exponent, no other base. */
export const numberText = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?$/)
  .transform(Number);

/** A number or the text of one. What JavaScript would only make one (null, true, a list) is none. */
export const number = z.union([z.number(), numberText]);
