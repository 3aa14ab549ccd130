import { z } from "zod";
import { list, markup, optional, optionalId, optionalNumber, text } from "./lenient";
import { sessionUserSchema } from "./user";

/** Messages are markup, with line breaks of their own: `formatText` makes their text. */
const messageSchema = z.union([
  z.string().transform((message) => ({ code: "", message })),
  z
    .object({ code: text, message: markup, error: markup })
    .partial()
    .transform((raw) => ({ code: raw.code ?? "", message: raw.message || raw.error || "" })),
  // Keeps the texts beside it with their codes.
  z.null().transform(() => ({ code: "", message: "" })),
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

const FAILED = 1;

/** 0 is success, anything else a failure; null where it is not sent. */
const statusSchema = z
  .unknown()
  .optional()
  .transform((value) => {
    if (value === null || value === undefined) return null;
    return typeof value === "boolean" ? FAILED : (optionalNumber.parse(value) ?? FAILED);
  }) as unknown as typeof optionalNumber;

export const responseSchema = z.object({
  status: statusSchema,
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
