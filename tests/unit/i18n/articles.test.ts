import backend from "@/backend/messages/it.json";
import deferred from "@/messages/deferred/it.json";
import messages from "@/messages/it.json";

/** Their date begins with a weekday, so the article never changes. */
const WITH_WEEKDAY = [
  "deferred.until",
  "deferred.untilToday",
  "messages.leaflets.valid",
  "messages.leaflets.validUntil",
  "messages.leaflets.validFrom",
];

function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, child]) => textsOf(child, `${path}.${key}`));
}

test("no article stands before a date in figures: it would be dall'8 and all'11", () => {
  const texts = Object.entries({ messages, deferred, backend }).flatMap(([name, tree]) =>
    textsOf(tree, name),
  );
  const wrong = texts.filter(([, text]) =>
    /\b(?:d?al |d?all'|l'|del |dell')\{(?:date|day|until|since|to|from)\b/i.test(text),
  );
  expect(wrong.map(([path]) => path).filter((path) => !WITH_WEEKDAY.includes(path))).toEqual([]);
});
