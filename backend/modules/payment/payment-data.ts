import { z } from "zod";

const jsonObject = z.record(z.string(), z.unknown());

export const paymentDataSchema = z
  .union([z.string().max(4000), jsonObject])
  .optional()
  .transform((value, context): Record<string, unknown> => {
    if (value === undefined || value === "") return {};
    if (typeof value !== "string") return value;
    try {
      return jsonObject.parse(JSON.parse(value));
    } catch {
      context.addIssue({ code: "custom", message: "not a JSON object" });
      return z.NEVER;
    }
  });
