import { validateFormField, validateForm } from "@/lib/rules/forms/form-validation";
import { fieldDefault } from "@/lib/rules/forms/form-defaults";
import {
  type FormField,
  type FormFieldKind,
  createFormField,
  type FormValue,
} from "@/lib/rules/forms/form-fields";
import { base64Bytes, MAX_FILE_BYTES } from "@/lib/rules/forms/form-files";
import { findValidator } from "@/lib/rules/forms/form-rules";
import { FIELD_ERROR_CODES, fieldError } from "@/lib/rules/forms/field-error";
import { CODES_OF_ONE, fieldErrorText } from "@/lib/rules/forms/field-error-text";
import en from "@/messages/en.json";
import it from "@/messages/it.json";

const makeField = (kind: FormFieldKind, overrides: Partial<FormField> = {}) =>
  createFormField({ id: "1", name: "campo", kind, ...overrides });
const codeOf = (field: FormField, value: FormValue | undefined) =>
  validateFormField(field, value)?.code ?? null;
const options = [{ label: "A", value: "a" }];

test.each<[FormField, FormValue | undefined, string | null]>([
  [makeField("text"), "", null],
  [makeField("text", { required: true }), " ", "required"],
  [makeField("text", { required: true }), undefined, "required"],
  [makeField("text", { required: true, disabled: true }), "", null],
  [makeField("checkbox", { required: true }), false, "consent"],
  [makeField("checkbox", { required: true }), true, null],
  [makeField("checkboxes", { required: true, options }), [], "required"],
  [makeField("checkboxes", { options }), ["a", "b"], "option"],
  [makeField("select", { options }), "a", null],
  [makeField("radio", { options }), "b", "option"],
  [makeField("text", { maxLength: 3 }), "abcd", "maxLength"],
  [makeField("email"), "anna@example", "email"],
  [makeField("phone"), "02 8457 1320", null],
  [makeField("phone"), "uno due tre", "phone"],
  [makeField("zip"), "20144", null],
  [makeField("zip"), "201440", "postalCode"],
  [makeField("number", { min: 1, max: 9, step: 0.5 }), "2,5", null],
  [makeField("number", { min: 1, step: 0.5 }), "2.3", "step"],
  [makeField("number", { min: 1 }), "0", "atLeast"],
  [makeField("number", { max: 9 }), "10", "atMost"],
  [makeField("number"), "1e3", "number"],
  [makeField("number", { min: 0.1, step: 0.1 }), "0.7", null],
  [makeField("date"), "1910-01-01", null],
  [makeField("date"), "1909-12-31", "earliestDate"],
  [makeField("date"), "2999-12-31", null],
  [makeField("date"), "3000-01-01", "latestDate"],
  [makeField("date"), "2026-02-30", "date"],
  [makeField("date", { rules: [{ name: "date", value: "", message: "" }] }), "2026-02-28", null],
  [makeField("date", { rules: [{ name: "Date", value: "", message: "" }] }), "2026-02-28", null],
  [makeField("text", { rules: [{ name: "Date", value: "", message: "" }] }), "2026-02-28", "date"],
  [makeField("markup", { required: true }), "", null],
  [makeField("text"), [{ name: "a.txt", type: "", size: 1, content: "" }], "option"],
])("%#: a field is validated by its kind", (field, value, code) => {
  expect(codeOf(field, value)).toBe(code);
});

test("custom rules use the shop's messages, also for required", () => {
  const rules = [
    { name: "required", value: "", message: "Serve!" },
    { name: "min_length", value: "3", message: "Troppo corto" },
  ];
  expect(validateFormField(makeField("text", { rules }), "")?.message).toBe("Serve!");
  expect(validateFormField(makeField("text", { rules }), "ab")?.message).toBe("Troppo corto");
  expect(validateFormField(makeField("text", { rules }), "abc")).toBeNull();
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
  ["vaultBonus", "20", "20,5"],
  ["vault-bonus", "20", "21"],
  ["required_checkbox", "", "0"],
])("the rule %s is supported", (name, value, invalidValue) => {
  expect(findValidator({ name, value, message: "" })?.(invalidValue)).toBeTruthy();
});

test.each<[string, FormFieldKind, FormValue | undefined, string | null]>([
  ["an unticked box", "checkbox", false, "required"],
  ["a ticked box", "checkbox", true, null],
  ["an empty box", "checkbox", undefined, null],
  ["an empty value", "text", "", null],
  ["'1'", "text", "1", null],
  ["another value", "text", "0", "required"],
])("the required-checkbox rule on %s", (_, kind, value, code) => {
  const rules = [{ name: "required-checkbox", value: "", message: "" }];
  expect(codeOf(makeField(kind, { rules }), value)).toBe(code);
});

test("a consent that is required as well is asked for as a consent", () => {
  const rules = [{ name: "requiredCheckbox", value: "", message: "" }];
  expect(codeOf(makeField("checkbox", { required: true, rules }), false)).toBe("consent");
});

test("an unknown rule is ignored", () => {
  expect(findValidator({ name: "constructor", value: "", message: "" })).toBeNull();
  expect(
    validateFormField(makeField("text", { rules: [{ name: "sameAs", value: "x", message: "no" }] }), "abc"),
  ).toBeNull();
});

test("files have a total size limit", () => {
  const file = { name: "a.txt", type: "", size: MAX_FILE_BYTES, content: "" };
  const fields = ["uno", "due", "tre"].map((name) => makeField("file", { name, accept: ["txt"] }));
  const errors = validateForm(fields, { uno: [file], due: [file], tre: [{ ...file, size: 1 }] });
  expect([...errors].map(([name, { code }]) => [name, code])).toEqual([["tre", "filesSize"]]);
});

test("base64Bytes returns the decoded size", () => {
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
])("the default %s resolves to %s", (template, resolved) => {
  expect(fieldDefault(template, { user: { firstName: "Anna", cards: { first: 1 } } })).toBe(resolved);
});

test.each([
  [fieldError("step", 0.5), "it", "Digitare un valore a passi di 0,5"],
  [fieldError("step", 0.5), "en", "Enter a value in steps of 0.5"],
  [fieldError("atMost", 1250.5), "it", "Digitare un valore non superiore a 1250,5"],
  [fieldError("minLength", 1), "it", "Lunghezza minima 1 carattere"],
  [fieldError("minLength", 3), "it", "Lunghezza minima 3 caratteri"],
  [fieldError("maxLength", 1), "en", "At most 1 character"],
  [fieldError("earliestDate", "01/01/1910"), "it", "Scegliere una data dal 01/01/1910 in poi"],
  [{ ...fieldError("step", 0.5), message: "A mezzi chili" }, "it", "A mezzi chili"],
] as const)("the error %j in %s says %s", (error, locale, text) => {
  expect(fieldErrorText(error, { it, en }[locale].forms, locale)).toBe(text);
});

test("validation messages match the message files", () => {
  for (const { forms } of [it, en]) {
    expect(Object.keys(forms.error).sort()).toEqual([...FIELD_ERROR_CODES].sort());
    expect(Object.keys(forms.errorOfOne)).toEqual([...CODES_OF_ONE]);
    expect(Object.values(forms.error).every((text) => text.trim() !== "")).toBe(true);
  }
});
