import { readServerErrors } from "@/components/forms/server-errors";
import { ApiError } from "@/lib/api/api-fetch";
import type { Message } from "@/lib/ebsn/domain/envelope";

const GENERIC = "Si è verificato un errore";
const read = (...errors: Message[]) =>
  readServerErrors(
    new ApiError("domain", { errors, infos: [], warnings: [] }, 200),
    () => GENERIC,
    (code) => (code === "error.name" ? "name" : null),
  );

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
