import type { Message, Messages } from "../ebsn/domain/envelope";
import { emit } from "../overlays/events";

/** Suggestions of products and places are read on every keystroke. */
const KEYSTROKE_PATHS = new Set([
  "geo/homedelivery-list-simple",
  "leaflet/product-search",
  "products/suggest",
]);

const lastMessagesByUrl = new Map<string, Set<string>>();

const idOf = ({ code, message }: Message) => `${code} ${message}`;

/** SWR revalidates on focus and reconnect: only messages that the previous answer did not have are new. */
function newMessagesOf(url: string, { errors, infos, warnings }: Messages): Messages {
  const previous = lastMessagesByUrl.get(url);
  const all = [...errors, ...infos, ...warnings];
  if (all.length > 0) lastMessagesByUrl.set(url, new Set(all.map(idOf)));
  else lastMessagesByUrl.delete(url);
  const isNew = (message: Message) => !previous?.has(idOf(message));
  return { errors: errors.filter(isNew), infos: infos.filter(isNew), warnings: warnings.filter(isNew) };
}

export const hasMessages = ({ errors, infos, warnings }: Messages): boolean =>
  errors.length + infos.length + warnings.length > 0;

export type AnsweredCall = { path: string; url: string; method: "GET" | "POST" };

/** Shows them as notifications, or as dialogs. */
export function emitMessages({ path, url, method }: AnsweredCall, messages: Messages): void {
  if (KEYSTROKE_PATHS.has(path)) return;
  const shown = method === "GET" ? newMessagesOf(url, messages) : messages;
  if (hasMessages(shown)) emit({ kind: "messages", messages: shown });
}
