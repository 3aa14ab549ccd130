import { z } from "zod";
import { flag, text } from "./lenient";
import { authSchema } from "./user";

/** The same for unknown addresses. */
export const mailedSchema = z.object({ mailed: flag });

export const cardLoadSchema = z.object({ fidelityCard: text, lastName: text });

export const socialDetailSchema = authSchema.extend({
  completed: flag,
});

export type WireSocialDetail = z.input<typeof socialDetailSchema>;
export type WireMailed = z.input<typeof mailedSchema>;
export type WireTokenCheck = { valid: z.input<typeof flag> };
export type WireCardLoad = z.input<typeof cardLoadSchema>;
