import type { FastifyInstance } from "fastify";
import { ENGLISH_TEXTS, ENGLISH_WORDS } from "./texts";

type Message = { code: string; message: string };

const MESSAGE_KINDS = ["errors", "infos", "warnings"] as const;

const INPUT_CODE = /^error\.input\.(.+)$/;

function englishText(code: string): string | undefined {
  const [, name] = INPUT_CODE.exec(code) ?? [];
  return name === undefined ? ENGLISH_TEXTS[code] : `The value of “${name}” is missing or not valid.`;
}

const NAMED_BY = new Set(["name", "descr"]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Translates the shop's own names anywhere in the answer; the table has no other texts. */
function withEnglishNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withEnglishNames);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [
      key,
      typeof own === "string" ? (NAMED_BY.has(key) && ENGLISH_WORDS[own]) || own : withEnglishNames(own),
    ]),
  );
}

function withEnglishMessages(response: Record<string, unknown>): Record<string, unknown> {
  const translated = { ...response };
  for (const kind of MESSAGE_KINDS) {
    const messages = (response[kind] as Message[] | undefined) ?? [];
    const inEnglish = messages.map(({ code, message }) => ({
      code,
      message: englishText(code) ?? message,
    }));
    translated[kind] = inEnglish;
    translated[`${kind}Message`] = inEnglish.map(({ message }) => message);
  }
  return translated;
}

function toEnglish(payload: unknown): unknown {
  if (!isRecord(payload) || !isRecord(payload.response)) return payload;
  return {
    ...payload,
    response: withEnglishMessages(payload.response),
    data: withEnglishNames(payload.data),
  };
}

/** requirements/platform#languages */
export function answerInLanguage(app: FastifyInstance): void {
  app.addHook("preSerialization", async (request, _reply, payload) =>
    request.headers["accept-language"] === "en" ? toEnglish(payload) : payload,
  );
}
