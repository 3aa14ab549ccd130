import { fieldFault, formFaults } from "@/lib/rules/form-check";
import { fieldDefault } from "@/lib/rules/form-defaults";
import { type FormField, type FormFieldKind, formField, type FormValue } from "@/lib/rules/form-fields";
import { base64Bytes, MOST_FILE_BYTES } from "@/lib/rules/form-files";
import { namedRule } from "@/lib/rules/form-rules";
import { VALIDATION_MESSAGES } from "@/lib/rules/validation-messages";
import en from "@/messages/en.json";
import it from "@/messages/it.json";

const one = (kind: FormFieldKind, said: Partial<FormField> = {}) =>
  formField({ id: "1", name: "campo", kind, ...said });
const codeOf = (field: FormField, value: FormValue | undefined) => fieldFault(field, value)?.code ?? null;
const options = [{ label: "A", value: "a" }];

test.each<[FormField, FormValue | undefined, string | null]>([
  [one("text"), "", null],
  [one("text", { required: true }), " ", "required"],
  [one("text", { required: true }), undefined, "required"],
  [one("text", { required: true, disabled: true }), "", null],
  [one("checkbox", { required: true }), false, "consent"],
  [one("checkbox", { required: true }), true, null],
  [one("checkboxes", { required: true, options }), [], "required"],
  [one("checkboxes", { options }), ["a", "b"], "option"],
  [one("select", { options }), "a", null],
  [one("radio", { options }), "b", "option"],
  [one("text", { maxLength: 3 }), "abcd", "maxLength"],
  [one("email"), "anna@example", "email"],
  [one("phone"), "02 8457 1320", null],
  [one("phone"), "uno due tre", "phone"],
  [one("zip"), "20144", null],
  [one("zip"), "201440", "postalCode"],
  [one("number", { min: 1, max: 9, step: 0.5 }), "2,5", null],
  [one("number", { min: 1, step: 0.5 }), "2.3", "step"],
  [one("number", { min: 1 }), "0", "atLeast"],
  [one("number", { max: 9 }), "10", "atMost"],
  [one("number"), "1e3", "number"],
  [one("number", { min: 0.1, step: 0.1 }), "0.7", null],
  [one("date"), "1910-01-01", null],
  [one("date"), "1909-12-31", "earliestDate"],
  [one("date"), "2026-02-30", "date"],
  [one("date", { rules: [{ name: "date", value: "", message: "" }] }), "2026-02-28", null],
  [one("markup", { required: true }), "", null],
  [one("text"), [{ name: "a.txt", type: "", size: 1, content: "" }], "option"],
])("%#: a field's value is judged by its kind", (field, value, code) => {
  expect(codeOf(field, value)).toBe(code);
});

test("a rule of the shop speaks with the shop's own words, also the one that asks for a value", () => {
  const rules = [
    { name: "required", value: "", message: "Serve!" },
    { name: "min_length", value: "3", message: "Troppo corto" },
  ];
  expect(fieldFault(one("text", { rules }), "")?.message).toBe("Serve!");
  expect(fieldFault(one("text", { rules }), "ab")?.message).toBe("Troppo corto");
  expect(fieldFault(one("text", { rules }), "abc")).toBeNull();
});

test.each([
  ["fiscalCode", "", "ABC"],
  ["vat-number", "", "123"],
  ["alphaNum", "", "a b"],
  ["max_length", "2", "abc"],
  ["exactLength", "2", "abc"],
  ["oneOfLengths", "2,4", "abc"],
  ["passwordLength", "8", "abc"],
  ["loyaltyCard", "29", "30"],
  ["greaterThan", "5", "4"],
])("the shop's rule %s is known", (name, value, wrong) => {
  expect(namedRule({ name, value, message: "" })?.(wrong)).not.toBeNull();
});

test("a rule nobody knows forbids nothing", () => {
  expect(namedRule({ name: "constructor", value: "", message: "" })).toBeNull();
  expect(
    fieldFault(one("text", { rules: [{ name: "sameAs", value: "x", message: "no" }] }), "abc"),
  ).toBeNull();
});

test("files together have a limit that none of them breaks alone", () => {
  const file = { name: "a.txt", type: "", size: MOST_FILE_BYTES, content: "" };
  const fields = ["uno", "due", "tre"].map((name) => one("file", { name, accept: ["txt"] }));
  const faults = formFaults(fields, { uno: [file], due: [file], tre: [{ ...file, size: 1 }] });
  expect([...faults].map(([name, { code }]) => [name, code])).toEqual([["tre", "filesSize"]]);
});

test("the size of base64 text is that of what it holds", () => {
  expect(base64Bytes(Buffer.from("ciao").toString("base64"))).toBe(4);
  expect(base64Bytes("è")).toBeNull();
});

test.each([
  ["Milano", "Milano"],
  ["$user.firstName", "Anna"],
  ["$user_first_name", "Anna"],
  ["$user.cards.first", ""],
  ["$user.password", ""],
  ["$nobody.name", ""],
  ["$", ""],
])("the default %s is filled as %s", (said, filled) => {
  expect(fieldDefault(said, { user: { firstName: "Anna", cards: { first: 1 } } })).toBe(filled);
});

test("the rules' Italian is the shop's, and every other language has all of it", () => {
  expect(it.forms.fault).toEqual(VALIDATION_MESSAGES);
  expect(Object.keys(en.forms.fault)).toEqual(Object.keys(VALIDATION_MESSAGES));
});
