import { compactDefinition, expandDefinition } from "@/components/forms/compact-definition";
import { possibleErrors } from "@/components/forms/possible-errors";
import { createFormField, type FormFieldKind, type FormValue } from "@/lib/rules/forms/form-fields";
import { validateFormField } from "@/lib/rules/forms/form-validation";

const makeField = (kind: FormFieldKind, overrides = {}) =>
  createFormField({ id: "1", name: "campo", kind, ...overrides });

test("a form is the same after it has travelled without the defaults of its fields", () => {
  const fields = [
    makeField("text", { label: "Nome", required: true, maxLength: 40 }),
    makeField("radio", { options: [{ label: "Sì", value: "si" }], initial: "si" }),
    makeField("number", { min: 0, rules: [{ name: "integer", value: "", message: "" }] }),
  ];
  const form = {
    source: "custom" as const,
    formId: 1,
    title: "Modulo",
    intro: "",
    fields,
    needsLogin: false,
    submitText: "",
    successText: "",
  };
  const compact = compactDefinition(form);
  expect(compact.fields[0]).toEqual({
    id: "1",
    name: "campo",
    kind: "text",
    label: "Nome",
    required: true,
    maxLength: 40,
  });
  expect(expandDefinition(compact)).toEqual(form);
});

const big = { name: "a.pdf", type: "", size: 1e9, content: "" };

test.each<[FormFieldKind, object, FormValue[]]>([
  ["text", { required: true, maxLength: 3 }, ["", "lungo"]],
  ["checkbox", { required: true }, [false]],
  ["email", {}, ["no"]],
  ["phone", {}, ["no"]],
  ["zip", {}, ["no"]],
  ["number", { min: 2, max: 4, step: 2 }, ["no", "1", "5", "3"]],
  ["date", {}, ["no", "1800-01-01", "3001-01-01"]],
  ["select", {}, ["altro"]],
  ["file", { accept: ["pdf"] }, [[big], [{ ...big, name: "a.exe" }]]],
])("the texts of everything that may be wrong with a %s field travel with it", (kind, overrides, values) => {
  const field = makeField(kind, overrides);
  const codes = possibleErrors([field]);
  for (const value of values) {
    const error = validateFormField(field, value);
    expect(error).not.toBeNull();
    expect(codes).toContain(error?.code);
  }
});

test("a rule without a text of its own brings the texts of all rules", () => {
  const withRule = (message: string) =>
    makeField("text", { rules: [{ name: "fiscalcode", value: "", message }] });
  expect(possibleErrors([withRule("")])).toContain("fiscalCode");
  expect(possibleErrors([withRule("Scrivi il codice")])).not.toContain("fiscalCode");
});
