import type { FastifyInstance } from "fastify";
import type { Message } from "../../envelope";
import { DEFAULT_LANGUAGE, type Language } from "../../languages";
import { ENGLISH_TEXTS, ENGLISH_WORDS } from "./texts";

const MESSAGE_KINDS = ["errors", "infos", "warnings"] as const;

const INPUT_CODE = /^error\.input\.(.+)$/;

function englishText(code: string): string | undefined {
  if (Object.hasOwn(ENGLISH_TEXTS, code)) return ENGLISH_TEXTS[code];
  const [, name] = INPUT_CODE.exec(code) ?? [];
  return name && `The value of “${name}” is missing or not valid.`;
}

export const englishOf = ({ code, message, english }: Message): string =>
  english ?? englishText(code) ?? message;

/** For a message that is part of the data of an answer. */
export const textIn = (language: Language, message: Message): string =>
  language === DEFAULT_LANGUAGE ? message.message : englishOf(message);

const NAMED_BY = new Set(["name", "descr", "promoShortDescr"]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export const englishWord = (name: string): string =>
  (Object.hasOwn(ENGLISH_WORDS, name) && ENGLISH_WORDS[name]) || name;

function englishValue(key: string, value: unknown): unknown {
  if (typeof value !== "string") return withEnglishNames(value);
  return NAMED_BY.has(key) ? englishWord(value) : value;
}

/** Translates the shop's own names anywhere in a response; other texts stay as they are. */
function withEnglishNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withEnglishNames);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, englishValue(key, own)]));
}

/** Each message in one language. */
function withMessages(response: Record<string, unknown>, textOf: (message: Message) => string) {
  const translated = { ...response };
  for (const kind of MESSAGE_KINDS) {
    const messages = (response[kind] as Message[] | undefined) ?? [];
    const translatedMessages = messages.map((message) => ({ code: message.code, message: textOf(message) }));
    translated[kind] = translatedMessages;
    translated[`${kind}Message`] = translatedMessages.map(({ message }) => message);
  }
  return translated;
}

function inLanguage(payload: unknown, isEnglish: boolean): unknown {
  if (!isRecord(payload) || !isRecord(payload.response)) return payload;
  const { response, data } = payload;
  return isEnglish
    ? { ...payload, response: withMessages(response, englishOf), data: withEnglishNames(data) }
    : { ...payload, response: withMessages(response, ({ message }) => message) };
}

/** requirements/platform#languages */
export function answerInLanguage(app: FastifyInstance): void {
  app.addHook("preSerialization", async (request, _reply, payload) =>
    inLanguage(payload, request.headers["accept-language"] === "en"),
  );
}
