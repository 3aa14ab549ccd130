import { z } from "zod";

const bag = z.record(z.string(), z.unknown());

/** What a way of paying wants to know, as an object or as its JSON; nothing given is an empty one. */
export const paymentData = z
  .union([z.string().max(4000), bag])
  .optional()
  .transform((value, context): Record<string, unknown> => {
    if (value === undefined || value === "") return {};
    if (typeof value !== "string") return value;
    try {
      return bag.parse(JSON.parse(value));
    } catch {
      context.addIssue({ code: "custom", message: "no JSON object" });
      return z.NEVER;
    }
  });
