import { readServerErrors } from "@/components/forms/server-errors";
import { ApiError } from "@/lib/api/api-fetch";
import type { Message } from "@/lib/ebsn/domain/envelope";

const GENERIC = "Si è verificato un errore";
const translator = Object.assign(() => GENERIC, {
  has: (key: string) => key === "errors.translated",
  raw: (): unknown => "Tradotto",
});
const read = (...errors: Message[]) =>
  readServerErrors(new ApiError("domain", { errors, infos: [], warnings: [] }, 200), translator, {
    fieldOf: (code) => (code === "error.name" ? "name" : null),
  });

it.each<[string, Message[], string[]]>([
  [
    "the shop's texts",
    [
      { code: "error.a", message: "Uno" },
      { code: "error.b", message: "Due" },
    ],
    ["Uno", "Due"],
  ],
  ["a general text in place of an empty one", [{ code: "error.a", message: "" }], [GENERIC]],
  ["a translation of the code", [{ code: "errors.translated", message: "Translated" }], ["Tradotto"]],
  [
    "a text once",
    [
      { code: "error.a", message: "Uno" },
      { code: "error.b", message: "Uno" },
    ],
    ["Uno"],
  ],
  ["a general text when the shop sent nothing", [], [GENERIC]],
])("shows %s above the form", (_, errors, general) => {
  expect(read(...errors)).toEqual({ byField: new Map(), general });
});

it.each([
  ["the shop's text", "Già usato", "Già usato"],
  ["a general text in place of an empty one", "", GENERIC],
])("shows %s at its field", (_, message, text) => {
  expect(read({ code: "error.name", message })).toEqual({ byField: new Map([["name", text]]), general: [] });
});

it("shows a field's other errors above the form", () => {
  const [first, second] = ["Già usato", "Troppo lungo"].map((message) => ({ code: "error.name", message }));
  expect(read(first!, second!)).toEqual({
    byField: new Map([["name", "Già usato"]]),
    general: ["Troppo lungo"],
  });
});

it("says the caller's own text where the shop has none", () => {
  expect(readServerErrors(new TypeError("x"), translator, { fallback: "Non inviato" }).general).toEqual([
    "Non inviato",
  ]);
});
