import nock from "nock";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));
jest.mock("@/lib/preview/server", () => ({ currentPreview: () => Promise.resolve(null) }));

const SITE = "http://localhost:4000";
const AJAX = "/p/wp-admin/admin-ajax.php";

const FORM = {
  id: 11,
  settings: { title: "Contatti", logged_in: "0" },
  nonce: "old",
  fields: [
    { id: 101, order: 1, type: "email", key: "email", label: "E-mail", required: "1" },
    { id: 102, order: 2, type: "number", key: "numero", label: "Quanti", num_min: "1", num_max: "5" },
    {
      id: 103,
      order: 3,
      type: "file_upload",
      key: "foto",
      label: "Foto",
      upload_types: "jpg",
      nonce: "up-103",
    },
  ],
};

let visitorCount = 0;

async function send(content: unknown, formId = 11) {
  const { handleFormGateway } = await import("@/lib/content/form-gateway");
  const request = new Request(`http://localhost:3000/api/forms/${formId}`, {
    method: "POST",
    headers: {
      host: "localhost:3000",
      origin: "http://localhost:3000",
      "content-type": "application/json",
      "x-forwarded-for": `203.0.113.${(visitorCount += 1)}`,
    },
    body: JSON.stringify({ content }),
  });
  const response = await handleFormGateway(request, formId, undefined);
  const envelope = (await response.json()) as {
    response: { status: number; errors: { code: string; message: string }[] };
    data: { message: string } | null;
  };
  return { http: response.status, ...envelope.response, data: envelope.data };
}

const mockForm = (form: object = FORM) =>
  nock(SITE).persist().get("/p/wp-json/custom/v1/form").query({ form_id: 11 }).reply(200, form);

type PostedForm = Record<string, string>;

function mockAjax(...answers: unknown[]): PostedForm[] {
  const received: PostedForm[] = [];
  for (const answer of answers)
    nock(SITE)
      .post(AJAX, (body: unknown) => received.push(body as PostedForm) > 0)
      .reply(200, answer as nock.Body);
  return received;
}

const SENT = {
  data: { actions: { success_message: "<p>Grazie &amp; a presto</p>\n" } },
  errors: [],
  debug: [],
};

beforeEach(() => jest.resetModules());
afterEach(() => nock.cleanAll());

test("an expired nonce is renewed once, with its time", async () => {
  mockForm();
  const renewed = { errors: { nonce: { new_nonce: "new", nonce_ts: 1763800000 } }, data: [] };
  const received = mockAjax(renewed, SENT);
  expect(await send({ email: "a@b.it" })).toMatchObject({
    status: 0,
    data: { message: "Grazie & a presto" },
  });
  expect(received.map(({ security, nonce_ts }) => [security, nonce_ts])).toEqual([
    ["old", undefined],
    ["new", "1763800000"],
  ]);
});

test.each([
  ["does not know the form", { data: { form_id: 11 }, errors: [], debug: [] }],
  ["refuses the renewed nonce too", { data: [], errors: { nonce: { new_nonce: "n", nonce_ts: 1 } } }],
  ["answers in an unknown shape", { success: false }],
])("is no success and says so when WordPress %s", async (_name, answer) => {
  mockForm();
  mockAjax(answer, answer);
  const { status, errors } = await send({ email: "a@b.it" });
  expect(status).not.toBe(0);
  expect(errors).toEqual([
    expect.objectContaining({ message: "Si è verificato un errore, riprova tra qualche minuto." }),
  ]);
});

test.each([
  ["in a list", ["Dati del modulo non validi"], [["error.form.rejected", "Dati del modulo non validi"]]],
  [
    "by field, as text or with a slug",
    { fields: { 101: "E-mail <b>sbagliata</b>", 102: { slug: "required-error", message: "Serve" } } },
    [
      ["error.form.email", "E-mail sbagliata"],
      ["error.form.numero", "Serve"],
    ],
  ],
])("WordPress' errors are shown: %s", async (_name, errors, expected) => {
  mockForm();
  mockAjax({ data: [], errors });
  const result = await send({ email: "a@b.it" });
  expect(result.status).toBe(1);
  expect(result.errors.map(({ code, message }) => [code, message])).toEqual(expected);
});

test.each([
  ["an empty object", {}],
  ["empty parts", { fields: [], form: {} }],
  ["null", null],
])("errors that are %s are none", async (_name, errors) => {
  mockForm();
  mockAjax({ ...SENT, errors });
  expect(await send({ email: "a@b.it" })).toMatchObject({ status: 0 });
});

test("an error as a mere text is shown", async () => {
  mockForm();
  mockAjax({ data: [], errors: { fields: [], form: "Modulo chiuso" } });
  const { errors } = await send({ email: "a@b.it" });
  expect(errors).toEqual([{ code: "error.form.rejected", message: "Modulo chiuso" }]);
});

test("a form is not sent without a file that WordPress did not take", async () => {
  mockForm();
  const received = mockAjax({ data: { files: [] }, errors: [] }, SENT);
  const { status, errors } = await send({ email: "a@b.it", foto: [{ name: "a.jpg", content: "AAAA" }] });
  expect(received).toHaveLength(1);
  expect(status).toBe(1);
  expect(errors).toEqual([
    expect.objectContaining({ message: "Si è verificato un errore, riprova tra qualche minuto." }),
  ]);
});

test("fields are validated before WordPress is asked, which validates almost nothing", async () => {
  mockForm();
  const { status, errors } = await send({
    email: "",
    numero: "9",
    foto: [{ name: "x.exe", content: "TVo=" }],
  });
  expect(status).toBe(1);
  expect(errors).toEqual([
    { code: "error.form.email", message: "Campo obbligatorio" },
    { code: "error.form.numero", message: "Digitare un valore non superiore a 5" },
    { code: "error.form.foto", message: "Tipo di file non accettato: usare jpg" },
  ]);
});

test.each([
  ["1909-12-31", "Scegliere una data dal 01/01/1910 in poi"],
  ["3000-01-01", "Scegliere una data fino al 31/12/2999"],
  ["2027-02-29", "Digitare la data nel formato gg/mm/aaaa"],
])("the date %s is rejected on the server, too", async (nascita, message) => {
  const date = { id: 104, order: 4, type: "date", key: "nascita", label: "Data di nascita" };
  mockForm({ ...FORM, fields: [FORM.fields[0], date] });
  const { errors } = await send({ email: "a@b.it", nascita });
  expect(errors).toEqual([{ code: "error.form.nascita", message }]);
});

test("values of another type than a form's are rejected, not passed on", async () => {
  mockForm();
  const { errors } = await send({ email: { toString: "x" }, numero: ["x", ["1"]] });
  expect(errors.map(({ code }) => code)).toEqual(["error.form.email", "error.form.numero"]);
});

test("the admin address follows the place of the REST API", async () => {
  nock(SITE).get("/p/wp-json/custom/v1/form").query(true).reply(404, "<html>");
  nock(SITE).get("/p/").query(true).reply(404, "<html>");
  nock(SITE).persist().get("/wp-json/custom/v1/form").query(true).reply(200, FORM);
  nock(SITE).post("/wp-admin/admin-ajax.php").reply(200, SENT);
  expect((await send({ email: "a@b.it" })).status).toBe(0);
});

test("files are uploaded with their field's nonce and passed on by their temporary name", async () => {
  mockForm();
  const bodies: string[] = [];
  nock(SITE)
    .post(AJAX, (body: unknown) => bodies.push(String(body)) > 0)
    .reply(200, { data: { files: [{ name: "a.jpg", tmp_name: "nftmp-1", new_tmp_key: "k" }] }, errors: [] });
  const received = mockAjax(SENT);
  expect((await send({ email: "a@b.it", foto: [{ name: "a.jpg", content: "AAAA" }] })).status).toBe(0);
  expect(bodies[0]).toContain("up-103");
  const formData = JSON.parse(received[0]?.formData ?? "{}") as { fields: Record<string, unknown> };
  expect(formData.fields["103"]).toEqual({
    id: "103",
    value: 1,
    files: [{ name: "a.jpg", tmp_name: "nftmp-1", fieldID: "103" }],
  });
});

test.each([
  ["of 255 letters is passed on as it is", 251, 251],
  ["that is longer is passed on by its last 255 letters", 400, 251],
])("a file's name %s", async (_name, letters, left) => {
  mockForm();
  const bodies: string[] = [];
  nock(SITE)
    .post(AJAX, (body: unknown) => bodies.push(String(body)) > 0)
    .reply(200, { data: { files: [{ name: "a.jpg", tmp_name: "nftmp-1", new_tmp_key: "k" }] }, errors: [] });
  mockAjax(SENT);
  const name = `${"a".repeat(letters)}.jpg`;
  expect((await send({ email: "a@b.it", foto: [{ name, content: "AAAA" }] })).status).toBe(0);
  expect(/filename="(.*)"/.exec(bodies[0] ?? "")?.[1]).toBe(`${"a".repeat(left)}.jpg`);
});

test("a file's name of 198 kB is rejected before it is read", async () => {
  mockForm();
  const name = "<br".repeat(66_000);
  expect(await send({ email: "a@b.it", foto: [{ name, content: "AAAA" }] })).toMatchObject({ http: 413 });
});

test("an upload's errors in plain text are shown at its field", async () => {
  mockForm();
  mockAjax({ data: { files: [] }, errors: ["Il tipo di file non è permesso"] });
  const { errors } = await send({ email: "a@b.it", foto: [{ name: "a.jpg", content: "AAAA" }] });
  expect(errors).toEqual([{ code: "error.form.foto", message: "Il tipo di file non è permesso" }]);
});
