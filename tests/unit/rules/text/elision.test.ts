import { createTranslator } from "next-intl";
import { getTranslator } from "@/backend/modules/lang/translator";
import { elides, withElision } from "@/lib/rules/text/elision";
import backendMessages from "@/backend/messages/it.json";
import messages from "@/messages/it.json";

it.each(["8 dicembre", "08/12/2026", "11/12/2026", "11 December", 8, 11, "80%", "8,5%"])(
  "elides the article before %s",
  (text) => {
    expect(elides(text)).toBe("yes");
  },
);

it.each(["1 dicembre", "01/12/2026", "18/08/2026", "28/11/2026", "sabato 8 agosto", 10, 110, "800", ""])(
  "keeps the article before %s",
  (text) => {
    expect(elides(text)).toBe("no");
  },
);

it.each([
  ["08/11/2026", "fatto l'08/11/2026"],
  ["11/11/2026", "fatto l'11/11/2026"],
  ["18/11/2026", "fatto il 18/11/2026"],
])("an order tells its day with the article: %s", (day, text) => {
  expect(
    createTranslator({ locale: "it", messages, namespace: "orders" })("orderedOn", withElision(day)),
  ).toBe(text);
});

/** Their values begin with a weekday, are constants or are amounts. */
const NEVER_ELIDED = [
  "forms.error.earliestDate",
  "forms.error.latestDate",
  "leaflets.valid",
  "leaflets.validUntil",
  "leaflets.validFrom",
  "leaflets.past",
  "cookies.saved",
];

function findTexts(node: object, path: string[] = []): [key: string, text: string][] {
  return Object.entries(node).flatMap(([name, value]) =>
    typeof value === "string"
      ? [[[...path, name].join("."), value] as [string, string]]
      : findTexts(value as object, [...path, name]),
  );
}

it.each([
  ["storefront", messages],
  ["backend", backendMessages],
])("every Italian text of the %s elides an article before a value", (_name, texts) => {
  const unelided = findTexts(texts).filter(([, text]) =>
    /(?<!other \{)\b(?:il|dal|del|al|nel|sul) \{\w+\}/i.test(text),
  );
  expect(unelided.map(([key]) => key).filter((key) => !NEVER_ELIDED.includes(key))).toEqual([]);
});

it("emails of an order tell the day of the delivery with the article", () => {
  const { t } = getTranslator("it");
  const slot = "08/12/2026, dalle 10:00 alle 12:00";
  expect(t("order.dispatched.text", { slot, elides: elides(slot) })).toBe(
    "il furgone è partito: arriviamo l'08/12/2026, dalle 10:00 alle 12:00.",
  );
});
