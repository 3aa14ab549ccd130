import { z } from "zod";
import { list, number, optional, text } from "./lenient";
import { sessionUserSchema } from "./user";

const messageSchema = z.union([
  z.string().transform((message) => ({ code: "", message })),
  z
    .object({ code: text, message: text, error: text })
    .partial()
    .transform((raw) => ({ code: raw.code ?? "", message: raw.message || raw.error || "" })),
]);

export const responseSchema = z.object({
  status: number,
  errors: list(messageSchema),
  infos: list(messageSchema),
  warnings: list(messageSchema),
  errorsMessage: list(text),
  infosMessage: list(text),
  warningsMessage: list(text),
});

export const envelopeSchema = z.object({
  response: responseSchema,
  user: optional(sessionUserSchema),
  data: z.unknown().optional(),
});

export type WireResponse = z.input<typeof responseSchema>;
