import { z } from "zod";
import { parseDate } from "../shop-dates";

/** A day as EBSN or as ISO writes it. */
export const date = z.string().transform((text, ctx) => {
  const parsed = parseDate(text);
  if (parsed) return parsed;
  ctx.addIssue({ code: "custom", message: "not a date" });
  return z.NEVER;
});
