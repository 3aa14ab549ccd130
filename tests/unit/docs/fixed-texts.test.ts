import { readdirSync, readFileSync } from "node:fs";
import { fillBrand } from "@/lib/i18n/fill-brand";
import { findMessage } from "@/lib/i18n/load-messages";
import messages from "@/messages/it.json";

const FOLDER = "docs/requirements";

/** What stands for a value in a requirement, as the shop writes it. */
const WITH_VALUES: Record<string, string> = {
  "max N pz": "max {count} pz per ordine",
  "Fino al …": "Fino al {date}",
  "Pagina x di n": "Pagina {page} di {count}",
  "La password deve essere lunga 6 caratteri": "La password deve essere lunga {0} caratteri",
  "Lunghezza minima N caratteri": "Lunghezza minima {0} caratteri",
};

const plain = (text: string) => text.replaceAll("’", "'");

const filesBelow = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"));

const valuesOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap(valuesOf);

/** Messages, and the whole string literals by which the embedded backend answers. */
const texts = new Set(
  [
    ...["messages", "backend/messages"]
      .flatMap((folder) => filesBelow(folder, ".json"))
      .flatMap((json) => valuesOf(fillBrand(JSON.parse(json) as object))),
    ...filesBelow("backend/modules", ".ts").flatMap((code) =>
      [...code.matchAll(/"([^"\\\n]+)"/g)].map(([, literal = ""]) => literal),
    ),
  ].map(plain),
);

/** Apostrophes within words are part of it, and that of "E' necessario". */
const QUOTED = /(?<![\w`])'((?:E' (?=\w))?(?:[^'\n`]|(?<=\w)'(?=\w))+?)'(?!\w)/g;

const fixedTexts = readdirSync(FOLDER)
  .filter((file) => file !== "routes-and-calls.md")
  .flatMap((file) =>
    [...plain(readFileSync(`${FOLDER}/${file}`, "utf8")).matchAll(QUOTED)].map(([, text = ""]) => text),
  );

const isShown = (text: string) => texts.has(WITH_VALUES[text] ?? text);

test("every text that a requirement quotes is in the shop, word for word", () => {
  expect(fixedTexts.length).toBeGreaterThan(40);
  expect(fixedTexts.filter((text) => !isShown(text))).toEqual([]);
});

test.each(["necessario autenticarsi", "use now", "Where compressed bodies are written"])(
  "%j, a part of a message or a comment, is no text of the shop",
  (text) => {
    expect(isShown(text)).toBe(false);
  },
);

test("Italian texts write an amount before its sign", () => {
  const italian = ["messages/it.json", "messages/deferred/it.json", "backend/messages/it.json"]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  expect(italian.match(/.*€\s?[\d{].*/g) ?? []).toEqual([]);
  expect(italian.match(/.*\b1 (?:caratteri|cifre|minuti|giorni|prodotti)\b.*/g) ?? []).toEqual([]);
});

test.each([
  ...["addressSelector.noPdvFound", "addresses.setAddress", "message.remove", "errors.minAcq"],
  ...["profile.addresses.deliveryNotifySuccess", "profile.addresses.deliveryNotifyError"],
])("there is a text under the specified key %s", (key) => {
  expect(findMessage(messages, key)).toBeTruthy();
});
