import { ENGLISH_TEXTS, ENGLISH_WORDS } from "@/backend/modules/lang/texts";
import emails from "@/backend/messages/en.json";
import deferred from "@/messages/deferred/en.json";
import messages from "@/messages/en.json";

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const texts = [messages, deferred, emails, ENGLISH_TEXTS, ENGLISH_WORDS].flatMap(textsIn);

test.each([
  ["time slot", /\btimeslots?\b/i],
  ["postal code", /\bpost ?codes?\b/i],
  ["pick-up", /\bcollection\b/i],
  ["current password", /\bpresent password\b/i],
])("English says '%s' everywhere", (term, otherWord) => {
  expect(texts.filter((text) => text.toLowerCase().includes(term))).not.toEqual([]);
  expect(texts.filter((text) => otherWord.test(text.replaceAll(/\{[^}]*\}/g, "")))).toEqual([]);
});
