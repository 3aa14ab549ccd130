import { toContentForm } from "@/lib/content/form-fields";
import { markForms, splitForms } from "@/lib/content/form-shortcodes";
import { stripShortcodes } from "@/lib/content/shortcodes";
import { sanitizeHtml } from "@/lib/html/sanitize";
import { customFormTypeSchema } from "@/lib/ebsn/schemas/custom-form";
import { ninjaFormSchema } from "@/lib/ebsn/schemas/ninja-form";
import { toCustomForm } from "@/lib/ebsn/transforms/custom-form";

test.each(["[ninja_form id=11]", '<p>[ninja_forms id="11"]</p>', "[ninja_form id='11' ]", "<!--form:11-->"])(
  "splits a text at the form marker %s",
  (code) => {
    expect(splitForms(`<p>prima</p>${code}<p>dopo</p>`)).toEqual([
      "<p>prima</p>",
      { formId: 11 },
      "<p>dopo</p>",
    ]);
  },
);

const RESOLVED = `<noscript class="ninja-forms-noscript-message">
  Serve JavaScript.</noscript><div id="nf-form-11-cont" class="nf-form-cont" aria-live="polite" role="form">

    <div class="nf-loading-spinner"></div>

</div>
<!-- That data is being printed as a workaround. -->
<script>var nfForms=nfForms||[];nfForms.push([{"a":"<p>[x y=1]</p>"}]);</script>`;

test.each([
  ["as the plug-in prints it", RESOLVED],
  ["printed twice on a page", `<div class='nf-form-cont' id='nf-form-11_1-cont'></div>`],
])("splits a text at a form that WordPress has resolved, %s", (_name, form) => {
  const pieces = splitForms(stripShortcodes(markForms(`<p>prima</p>${form}<p>dopo</p>`)));
  expect(pieces.map((piece) => (typeof piece === "string" ? sanitizeHtml(piece) : piece))).toEqual([
    "<p>prima</p>",
    { formId: 11 },
    "<p>dopo</p>",
  ]);
});

test("keeps form markers when shortcodes are removed and hides them in HTML", () => {
  const text = stripShortcodes(markForms("<p>a</p>[ninja_form id=3][gallery ids=1]"));
  expect(splitForms(text)).toEqual(["<p>a</p>", { formId: 3 }]);
  expect(sanitizeHtml(text)).toBe("<p>a</p>");
});

test("options of a custom form may be mere texts or numbers", () => {
  const content = {
    fields: [{ name: "persone", type: "select", options: [1, "2", { value: 3, label: "tre" }] }],
  };
  expect(toCustomForm(customFormTypeSchema.parse({ cuFormTypeId: 1, content }))?.fields[0]?.options).toEqual([
    { label: "1", value: "1" },
    { label: "2", value: "2" },
    { label: "tre", value: "3" },
  ]);
});

test("fields and options may come keyed, as PHP sends lists with gaps", () => {
  const options = { 0: { label: "A", value: "a" }, 2: { label: "B", value: "b" } };
  const form = toContentForm(
    ninjaFormSchema.parse({ id: 5, fields: { 3: { id: 51, type: "listradio", key: "tipo", options } } }),
  );
  expect(form?.fields[0]?.options).toEqual([
    { label: "A", value: "a" },
    { label: "B", value: "b" },
  ]);
});

test("parses field settings beside or inside the field", () => {
  const field = {
    type: "textbox",
    key: "nome",
    label: "Nome &amp; cognome",
    required: "1",
    input_limit: "40",
  };
  const form = (shape: object) =>
    toContentForm(ninjaFormSchema.parse({ id: "5", fields: [{ id: 51, order: 1, ...shape }] }));
  expect(form(field)).toEqual(form({ settings: field }));
  expect(form(field)?.fields[0]).toMatchObject({
    id: "51",
    kind: "text",
    label: "Nome & cognome",
    required: true,
    maxLength: 40,
  });
});

test("sorts fields, skips unknown ones and uses the submit label", () => {
  const fields = [
    { id: 3, order: 3, type: "submit", label: "Spedisci" },
    { id: 2, order: 2, type: "recaptcha_v9" },
    { id: 1, order: 1, type: "file_upload", upload_types: "PDF, .jpg", container_class: "one-half" },
  ];
  const form = toContentForm(ninjaFormSchema.parse({ id: 5, settings: { title: "T" }, fields }));
  expect(form?.submitText).toBe("Spedisci");
  expect(form?.fields.map(({ id, accept, width }) => [id, accept, width])).toEqual([
    ["1", ["pdf", "jpg"], "half"],
  ]);
  expect(toContentForm(ninjaFormSchema.parse({ id: 5, fields: null }))).toBeNull();
});

const readNinjaKinds = (field: object) =>
  toContentForm(ninjaFormSchema.parse({ id: 5, fields: [{ id: 7, ...field }] }))?.fields.map(
    ({ kind }) => kind,
  );

const readCustomKinds = (field: object) =>
  toCustomForm(customFormTypeSchema.parse({ cuFormTypeId: 4, content: { fields: [field] } }))?.fields.map(
    ({ kind }) => kind,
  );

describe.each([
  ["Ninja Forms", readNinjaKinds],
  ["custom form", readCustomKinds],
])("an unknown field type of a %s", (_system, readKinds) => {
  test.each(["address2", "constructor"])("is a text field where the form needs it: %s", (type) => {
    const field = { name: "scala", label: "Scala e interno", type };
    expect(readKinds({ ...field, required: true })).toEqual(["text"]);
    expect(readKinds(field)).toBeUndefined();
  });
});

test("a custom field of an unknown type may be required by a rule", () => {
  expect(readCustomKinds({ name: "scala", type: "address2", rules: ["required"] })).toEqual(["text"]);
  expect(readCustomKinds({ type: "address2", required: true })).toBeUndefined();
});

test("a Ninja field of an unknown type needs a label", () => {
  expect(readNinjaKinds({ key: "scala", type: "address2", required: "1" })).toBeUndefined();
});

test("parses a custom form from an object or JSON text, wrapped or not, with short or long rules", () => {
  const content = {
    fields: [
      { name: "cap", type: "zip", rules: ["minLength:5", { rule: "required", message: "Serve" }] },
      { type: "text" },
    ],
  };
  const type = { cuFormTypeId: "4", name: "Prova", content };
  const read = (data: unknown) => toCustomForm(customFormTypeSchema.parse(data));
  expect(read(type)?.fields).toHaveLength(1);
  expect(read(type)?.fields[0]?.rules).toEqual([
    { name: "minLength", value: "5", message: "" },
    { name: "required", value: "", message: "Serve" },
  ]);
  expect(read({ cuFormType: { ...type, content: JSON.stringify(content) } })).toEqual(read(type));
  expect(read({ ...type, content: "{" })).toBeNull();
});
