import type { z } from "zod";
import type { Message, Messages } from "./domain/envelope";
import { EbsnFailure } from "./failure";
import { envelopeSchema } from "./schemas/envelope";
import { sessionUserSchema } from "./schemas/user";

export type Envelope = {
  status: number;
  messages: Messages;
  user: z.output<typeof envelopeSchema>["user"];
  data: unknown;
};

type RawResponse = z.output<typeof envelopeSchema>["response"];

/** Texts override the messages of the codes. */
function pairMessages(messages: Message[], texts: string[]): Message[] {
  const length = Math.max(messages.length, texts.length);
  return Array.from({ length }, (_, index) => ({
    code: messages[index]?.code ?? "",
    message: texts[index] || messages[index]?.message || "",
  })).filter(({ code, message }) => code || message);
}

function toMessages(response: RawResponse): Messages {
  return {
    errors: pairMessages(response.errors, response.errorsMessage),
    infos: pairMessages(response.infos, response.infosMessage),
    warnings: pairMessages(response.warnings, response.warningsMessage),
  };
}

export function readEnvelope(path: string, http: number, body: string): Envelope {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new EbsnFailure({ kind: http >= 400 ? "http" : "contract", path, http });
  }
  const parsed = envelopeSchema.safeParse(json);
  if (!parsed.success) throw new EbsnFailure({ kind: http >= 400 ? "http" : "contract", path, http });
  const { response, user, data } = parsed.data;
  return { status: response.status, messages: toMessages(response), user, data };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function userOf({ user, data }: Pick<Envelope, "user" | "data">): Envelope["user"] {
  if (user || !isObject(data) || !isObject(data.user)) return user;
  return sessionUserSchema.safeParse(data.user).data ?? user;
}

export function dataWithUser({ user, data }: Pick<Envelope, "user" | "data">): unknown {
  return user && isObject(data) && !isObject(data.user) ? { ...data, user } : data;
}

/** "Nothing found" comes as null, undefined or an empty list. */
const orEmptyObject = (data: unknown) => (Array.isArray(data) && data.length === 0 ? {} : (data ?? {}));

/** Throws `EbsnFailure` of kind `contract`. */
export function readData<S extends z.ZodType>(path: string, schema: S, data: unknown): z.output<S> {
  const parsed = schema.safeParse(orEmptyObject(data));
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map((issue) => issue.path.join(".")).join(", ");
  throw new EbsnFailure({ kind: "contract", path: `${path}: ${paths}` });
}
