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

const MESSAGE_KEYS = ["code", "message", "error"];

/** Lists; but one alone may come as itself, and several as an object. */
function toList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return MESSAGE_KEYS.some((key) => key in value) ? [value] : Object.values(value);
}

function messageList<S extends z.ZodType>(element: S) {
  const inner = list(element);
  const schema = z
    .unknown()
    .optional()
    .transform((value) => inner.parse(toList(value)));
  return schema as unknown as typeof inner;
}

export const responseSchema = z.object({
  status: number,
  errors: messageList(messageSchema),
  infos: messageList(messageSchema),
  warnings: messageList(messageSchema),
  errorsMessage: messageList(markup),
  infosMessage: messageList(markup),
  warningsMessage: messageList(markup),
});

export const envelopeSchema = z.object({
  response: responseSchema,
  user: optional(sessionUserSchema),
  cartId: optionalId,
  data: z.unknown().optional(),
});

export type WireResponse = z.input<typeof responseSchema>;
