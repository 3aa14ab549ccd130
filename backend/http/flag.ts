import { z } from "zod";
import { isTrue } from "../../lib/rules/is-true";

export const flag = z.union([z.boolean(), z.enum(["true", "false", "1", "0"])]).transform(isTrue);

/** Unchecked boxes and empty parameters are empty strings. */
export const checkbox = z.union([flag, z.literal("").transform(() => false)]).default(false);
