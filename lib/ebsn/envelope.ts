import type { z } from "zod";
import { SESSION_EXPIRED } from "../session/expired-status";
import type { Message, Messages } from "./domain/envelope";
import { EbsnFailure } from "./failure";
import { NO_MESSAGES } from "./no-messages";
import { envelopeSchema } from "./schemas/envelope";
import { sessionUserSchema } from "./schemas/user";

export type Envelope = {
  status: number;
  messages: Messages;
  user: z.output<typeof envelopeSchema>["user"];
  cartId: number | null;
  data: unknown;
};

/** Of a write that was answered without a body. */
export const DONE: Envelope = { status: 0, messages: NO_MESSAGES, user: null, cartId: null, data: null };

const EXPIRED: Envelope = { ...DONE, status: SESSION_EXPIRED };

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

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const isPage = (body: string) => body.trimStart().startsWith("<");

/** The end of a session needs no body. Throws `EbsnFailure`. */
export function readEnvelope(path: string, http: number, body: string): Envelope {
  const parsed = envelopeSchema.safeParse(parseJson(body));
  if (!parsed.success) {
    if (http === SESSION_EXPIRED) return EXPIRED;
    throw new EbsnFailure({ kind: http >= 400 ? "http" : "contract", path, http, isPage: isPage(body) });
  }
  const { response, user, cartId, data } = parsed.data;
  const messages = toMessages(response);
  const status = response.status ?? Math.min(messages.errors.length, 1);
  return { status, messages, user, cartId, data };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function userOf({ user, data }: Pick<Envelope, "user" | "data">): Envelope["user"] {
  if (user || !isObject(data) || !isObject(data.user)) return user;
  return sessionUserSchema.safeParse(data.user).data ?? user;
}

/** "Nothing found" comes as null, undefined, "" or an empty list. */
const orEmptyObject = (data: unknown) =>
  data === "" || (Array.isArray(data) && data.length === 0) ? {} : (data ?? {});

/** Log-ins have user and cart in their data or at the root. */
export function dataWithUser({ user, cartId, data }: Pick<Envelope, "user" | "cartId" | "data">): unknown {
  const own = orEmptyObject(data);
  if (!isObject(own)) return data;
  return {
    ...own,
    ...(user && !isObject(own.user) ? { user } : {}),
    ...(cartId !== null && (own.cartId ?? null) === null ? { cartId } : {}),
  };
}

/** Throws `EbsnFailure` of kind `contract`. */
export function readData<S extends z.ZodType>(path: string, schema: S, data: unknown): z.output<S> {
  const parsed = schema.safeParse(orEmptyObject(data));
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map((issue) => issue.path.join(".")).join(", ");
  throw new EbsnFailure({ kind: "contract", path: `${path}: ${paths}` });
}
