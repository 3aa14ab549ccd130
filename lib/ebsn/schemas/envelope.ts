import { z } from "zod";
import { list, markup, number, optional, optionalId, text } from "./lenient";
import { sessionUserSchema } from "./user";

/** Messages are markup, with line breaks of their own: `formatText` makes their text. */
const messageSchema = z.union([
  z.string().transform((message) => ({ code: "", message })),
  z
    .object({ code: text, message: markup, error: markup })
    .partial()
    .transform((raw) => ({ code: raw.code ?? "", message: raw.message || raw.error || "" })),
]);

export const responseSchema = z.object({
  status: number,
  errors: list(messageSchema),
  infos: list(messageSchema),
  warnings: list(messageSchema),
  errorsMessage: list(markup),
  infosMessage: list(markup),
  warningsMessage: list(markup),
});

export const envelopeSchema = z.object({
  response: responseSchema,
  user: optional(sessionUserSchema),
  cartId: optionalId,
  data: z.unknown().optional(),
});

export type WireResponse = z.input<typeof responseSchema>;
