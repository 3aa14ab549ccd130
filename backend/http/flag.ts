import { z } from "zod";

export const flag = z
  .union([z.boolean(), z.enum(["true", "false", "1", "0"])])
  .transform((value) => value === true || value === "true" || value === "1");

/** Unchecked boxes send an empty string. */
export const checkbox = z.union([flag, z.literal("").transform(() => false)]).default(false);
