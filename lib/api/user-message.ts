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

/** The shop's first message, else why no answer came, else `fallback`. */
export function userMessage<Key extends string = "errors.generic">(
  source: unknown,
  t: (key: Key | CommonKey) => string,
  fallback?: Key,
): string {
  const text = errorsOf(source).map(messageText).find(Boolean);
  if (text) return text;
  return t((source instanceof ApiError && keyOf(source.kind)) || (fallback ?? "errors.generic"));
}
