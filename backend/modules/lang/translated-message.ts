import { EbsnError, type Message } from "../../envelope";
import { DEFAULT_LANGUAGE } from "../../languages";
import { getTranslator, type Translator } from "./translator";

/** For texts with numbers or names; the English ones of other messages are found by code (`texts.ts`). */
export const translatedMessage = (code: string, textOf: (translator: Translator) => string): Message => ({
  code,
  message: textOf(getTranslator(DEFAULT_LANGUAGE)),
  english: textOf(getTranslator("en")),
});

export const translatedError = (
  code: string,
  textOf: (translator: Translator) => string,
  httpStatus = 200,
): EbsnError => new EbsnError([translatedMessage(code, textOf)], 1, httpStatus);
