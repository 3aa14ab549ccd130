import { z } from "zod";

/** Yes or no, as JSON or as a form says it. */
export const flag = z
  .union([z.boolean(), z.enum(["true", "false", "1", "0"])])
  .transform((value) => value === true || value === "true" || value === "1");

/** The same where a box that is not ticked says nothing. */
export const ticked = z.union([flag, z.literal("").transform(() => false)]).default(false);
