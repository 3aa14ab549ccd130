import { readdirSync, readFileSync } from "node:fs";
import { config } from "@/lib/config";

const FOLDER = "docs/requirements";

/** What stands for a value in a requirement, as the shop writes it. */
const WITH_VALUES: Record<string, string> = {
  "max N pz": "max {count} pz",
  "Fino al …": "Fino al {date}",
  "Pagina x di n": "Pagina {page} di {count}",
  "La password deve essere lunga 6 caratteri": "La password deve essere lunga {0} caratteri",
  "Lunghezza minima N caratteri": "Lunghezza minima {0} caratteri",
};

const NOT_SHOWN = ["error loading invoice"];

const plain = (text: string) => text.replaceAll("’", "'").replaceAll('\\"', '"');

const sources = ["messages", "backend/modules", "lib", "config", "backend/seed"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(json|tsx?|mjs)$/.test(file))
      .map((file) => plain(readFileSync(`${folder}/${file}`, "utf8"))),
  )
  .join("\n");

const QUOTED = /(?<![\w`])'((?:[^'\n`]|(?<=\w)'(?=\w))+?)'(?!\w)/g;

const fixedTexts = readdirSync(FOLDER)
  .filter((file) => file !== "routes-and-calls.md")
  .flatMap((file) =>
    [...plain(readFileSync(`${FOLDER}/${file}`, "utf8")).matchAll(QUOTED)].map(([, text = ""]) => text),
  )
  .filter((text) => !NOT_SHOWN.includes(text));

test("every text that a requirement quotes is in the shop, word for word", () => {
  expect(fixedTexts.length).toBeGreaterThan(40);
  expect(fixedTexts.filter((text) => !sources.includes(WITH_VALUES[text] ?? text))).toEqual([]);
});

test("Italian texts write an amount before its sign", () => {
  const italian = ["messages/it.json", "messages/deferred/it.json", "backend/messages/it.json"]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  expect(italian.match(/.*€\s?[\d{].*/g) ?? []).toEqual([]);
  expect(italian.match(/.*\b1 (?:caratteri|cifre|minuti|giorni|prodotti)\b.*/g) ?? []).toEqual([]);
});

test("the shop's settings begin with the specified constants", () => {
  expect(config).toMatchObject({
    orderPageSize: 12,
    defaultStoreId: 5,
    defaultPaymentTypeId: 12,
    homeSlug: "homepage-2023",
    savedSearchDays: 30,
    addressSearchDistance: 25_000,
    proximityDistance: 10_000,
    checkVersionMs: 600_000,
    reloadAfterMs: 1_800_000,
    minProfileLevel: 2,
    filterVouchersByDate: true,
    dialogWidths: { timeslot: 750, address: 700, store: 700, login: 600, favorites: 350 },
  });
  expect(config.popupCodes).toHaveLength(9);
});
