import type { Message, Messages } from "../ebsn/domain/envelope";
import { messageText } from "../i18n/shop-texts";
import { ApiError, type ApiErrorKind } from "./api-fetch";

const KEY_BY_KIND = {
  network: "errors.network",
  timeout: "errors.timeout",
  session: "errors.sessionExpired",
} as const;

type CommonKey = "errors.generic" | (typeof KEY_BY_KIND)[keyof typeof KEY_BY_KIND];

function errorsOf(source: unknown): Message[] {
  if (source instanceof ApiError) return source.messages.errors;
  if (typeof source !== "object" || source === null || !("errors" in source)) return [];
  return (source as Messages).errors;
}

const keyOf = (kind: ApiErrorKind) =>
  kind in KEY_BY_KIND ? KEY_BY_KIND[kind as keyof typeof KEY_BY_KIND] : null;

export type Translator<Key extends string = "errors.generic"> = {
  (key: Key | CommonKey): string;
  has: (key: Key | CommonKey) => boolean;
  raw: (key: Key | CommonKey) => unknown;
};

/** A translation of the code takes precedence over the shop's own text; "" without either. */
export function errorText<Key extends string>(error: Message, t: Translator<Key>): string {
  const key = error.code as CommonKey;
  const translation = key && t.has(key) ? t.raw(key) : null;
  return typeof translation === "string" ? translation : messageText(error);
}

const asSentence = (text: string) => (/[.!?…:;]$/.test(text) ? text : `${text}.`);

/** For places with room for one text. */
export const joinSentences = (texts: string[]): string =>
  texts.length > 1 ? texts.map(asSentence).join(" ") : (texts[0] ?? "");

/** What the shop says, else why no answer came, else `fallback`. */
export function userMessage<Key extends string = "errors.generic">(
  source: unknown,
  t: Translator<Key>,
  fallback?: Key,
): string {
  const texts = errorsOf(source).map((error) => errorText(error, t));
  const text = joinSentences([...new Set(texts)].filter(Boolean));
  if (text) return text;
  return t((source instanceof ApiError && keyOf(source.kind)) || (fallback ?? "errors.generic"));
}
