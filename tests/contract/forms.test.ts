import { customFormTypeSchema } from "@/lib/ebsn/schemas/custom-form";
import { formRequestSchema, formRequestsSchema, staffFormSchema } from "@/lib/ebsn/schemas/form-request";
import { ninjaFormSchema, ninjaSubmitSchema, ninjaUploadSchema } from "@/lib/ebsn/schemas/ninja-form";
import { MAX_FILE_BYTES } from "@/lib/rules/forms/form-files";
import { TEST_NOW } from "@/tests/support/backend";
import { backendForFile } from "@/tests/support/file-backend";
import { newShopper, parseAnswer } from "@/tests/support/shopper";

const backend = backendForFile();

const AJAX = "/p/wp-admin/admin-ajax.php";
const base64 = (text: string) => Buffer.from(text, "latin1").toString("base64");
const request = {
  prodotto: "Farina di castagne",
  quantita: "2",
  ricerca: "no",
  email: "anna@example.it",
  privacy: true,
};

const NOW = new Date(TEST_NOW).toISOString();

let visitors = 0;
const newVisitor = () => ({ "x-ebsn-uuid": `visitor-${(visitors += 1)}` });
const insert = (id: number, content: unknown, headers: Record<string, string> = newVisitor()) =>
  backend.post(`/ebsn/api/cu-form/insert?cuform_type_id=${id}`, { content }, headers);

async function queryRows<T>(query: string): Promise<T[]> {
  const { body } = await backend.post("/__test/sql", { sql: query });
  return (body as { rows: T[] }).rows;
}

describe("custom forms", () => {
  test("a form type returns its fields, rules and messages", async () => {
    const { data } = parseAnswer(await backend.get("/ebsn/api/cu-form/cuform_type/view?cuform_type_id=1"));
    const type = customFormTypeSchema.parse(data);
    expect(type.name).toBe("Non lo trovi? Chiedicelo");
    expect(type.content?.fields.find(({ name }) => name === "prodotto")?.rules).toEqual([
      { rule: "minLength", value: "3", message: "Scrivi almeno tre lettere del prodotto" },
    ]);
    const unknown = parseAnswer(await backend.get("/ebsn/api/cu-form/cuform_type/view?cuform_type_id=999"));
    expect(unknown.codes).toEqual(["error.form.type"]);
    const list = parseAnswer(await backend.get("/ebsn/api/cu-form/cuform_type/list")).data;
    expect((list as { cuFormTypes: unknown[] }).cuFormTypes).toHaveLength(2);
  });

  test("a valid submission is stored with its file, without unknown fields", async () => {
    const foto = [{ name: "foto.pdf", type: "application/pdf", content: base64("%PDF-1.4 …") }];
    const { data, status } = parseAnswer(await insert(1, { ...request, foto, isAdmin: true }));
    expect(status).toBe(0);
    const id = (data as { cuFormId: number }).cuFormId;
    const [stored] = await queryRows<{ content: Record<string, unknown> }>(
      `select content from form_submission where submission_id = ${id}`,
    );
    expect(stored?.content).toMatchObject({ prodotto: "Farina di castagne", foto: ["foto.pdf"] });
    expect(stored?.content).not.toHaveProperty("isAdmin");
    const files = await queryRows<{ file_name: string; size: number }>(
      `select file_name, length(content) as size from form_upload where submission_id = ${id}`,
    );
    expect(files).toEqual([{ file_name: "foto.pdf", size: 10 }]);
  });

  test("each invalid field returns a code and the shop's message", async () => {
    const answer = parseAnswer(
      await insert(1, { prodotto: "xy", quantita: "1,5", ricerca: "forse", email: "anna@" }),
    );
    expect(answer.codes).toEqual(
      ["prodotto", "quantita", "ricerca", "email", "privacy"].map((name) => `error.form.${name}`),
    );
    expect(answer.messages).toEqual([
      "Scrivi almeno tre lettere del prodotto",
      "Digitare un valore a passi di 1",
      "Scegliere una delle opzioni proposte",
      "Digitare una e-mail valida",
      "È obbligatorio accettare questo consenso per procedere",
    ]);
  });

  test("files of a wrong type, with mismatched content or too large are rejected", async () => {
    const submitWithFile = async (name: string, content: string) =>
      parseAnswer(await insert(1, { ...request, foto: [{ name, type: "", content }] })).messages;
    expect(await submitWithFile("virus.exe", base64("MZ"))).toEqual([
      "Tipo di file non accettato: usare jpg, jpeg, png, webp, pdf",
    ]);
    expect(await submitWithFile("foto.png", base64("<script>"))).toEqual([
      "Il contenuto del file non corrisponde al suo tipo",
    ]);
    const tooLarge = base64(`%PDF${"x".repeat(MAX_FILE_BYTES)}`);
    expect(await submitWithFile("grande.pdf", tooLarge)).toEqual(["Il file supera il limite di 4 MB"]);
    const tooLargeBody = await insert(1, { ...request, note: "x".repeat(13 * 1024 * 1024) });
    expect(tooLargeBody.http).toBe(413);
  });

  const update = async (id: number, content: unknown, headers: Record<string, string>) => {
    const response = await fetch(`${backend.url}/ebsn/api/cu-form/update?cuform_id=${id}`, {
      method: "PUT",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ content }),
    });
    return parseAnswer({ http: response.status, headers: response.headers, body: await response.json() });
  };

  test("a form that requires login lets customers list and update their own submissions", async () => {
    const trayRequest = {
      nome: "Anna",
      giorno: "2026-12-24",
      persone: "8",
      vassoi: ["salumi"],
      privacy: true,
    };
    expect((await insert(2, trayRequest)).http).toBe(403);
    const anna = await newShopper(backend);
    const { data } = parseAnswer(
      await anna.post("cu-form/insert?cuform_type_id=2", { content: trayRequest }),
    );
    const id = (data as { cuFormId: number }).cuFormId;
    const list = formRequestsSchema.parse(parseAnswer(await anna.get("cu-form/list")).data);
    expect(list.cuForms).toMatchObject([
      { cuFormId: id, cuFormType: { name: "Un vassoio per la festa" }, status: "received", insertDate: NOW },
    ]);
    const changed = { ...trayRequest, persone: "10" };
    const after = formRequestSchema.parse((await update(id, changed, anna.headers)).data);
    expect(after.content).toMatchObject({ persone: "10", vassoi: ["salumi"] });
    expect((await update(id, { ...trayRequest, persone: "9" }, anna.headers)).codes).toEqual([
      "error.form.persone",
    ]);
    const other = await newShopper(backend);
    expect((await update(id, changed, other.headers)).codes).toEqual(["error.form.not_found"]);
    expect(parseAnswer(await other.get(`cu-form/view?cuform_id=${id}`)).codes).toEqual([
      "error.form.not_found",
    ]);
    expect((await update(id, changed, {})).http).toBe(403);
  });

  test("a submission in progress cannot be changed, and files never change", async () => {
    const bea = await newShopper(backend);
    const foto = [{ name: "foto.pdf", type: "application/pdf", content: base64("%PDF-1.4") }];
    const { data } = parseAnswer(
      await bea.post("cu-form/insert?cuform_type_id=1", { content: { ...request, foto } }),
    );
    const id = (data as { cuFormId: number }).cuFormId;
    const changed = { ...request, prodotto: "Farina di farro", foto: [] };
    const after = formRequestSchema.parse((await update(id, changed, bea.headers)).data);
    expect(after.content).toMatchObject({ prodotto: "Farina di farro", foto: ["foto.pdf"] });
    await queryRows(`update form_submission set status = 'working' where submission_id = ${id}`);
    expect((await update(id, request, bea.headers)).codes).toEqual(["error.form.in_progress"]);
    const stored = formRequestSchema.parse(parseAnswer(await bea.get(`cu-form/view?cuform_id=${id}`)).data);
    expect(stored).toMatchObject({ status: "working", content: { prodotto: "Farina di farro" } });
  });

  test("only staff read a customer's submission", async () => {
    const [carla, staff] = [await newShopper(backend), await newShopper(backend)];
    await queryRows(`update customer set user_type_id = 3 where customer_id = ${staff.customerId}`);
    const sent = parseAnswer(await carla.post("cu-form/insert?cuform_type_id=1", { content: request }));
    const path = `backoffice-access/get-form?cu_form_id=${(sent.data as { cuFormId: number }).cuFormId}`;
    const carlaPath = `${path}&user_id=${carla.customerId}`;
    expect(staffFormSchema.parse(parseAnswer(await staff.get(carlaPath)).data)).toMatchObject({
      cuFormType: { name: "Non lo trovi? Chiedicelo" },
      content: { prodotto: "Farina di castagne" },
      user: { userId: carla.customerId, firstName: "Persona" },
    });
    expect(parseAnswer(await staff.get(`${path}&user_id=${staff.customerId}`)).codes).toEqual([
      "error.form.not_found",
    ]);
    expect(parseAnswer(await carla.get(carlaPath))).toMatchObject({
      http: 403,
      codes: ["error.auth.staff"],
      data: {},
    });
    expect(parseAnswer(await backend.get(`/ebsn/api/${carlaPath}`))).toMatchObject({
      http: 403,
      codes: ["error.auth.required"],
    });
  });

  test("a visitor may submit ten forms in fifteen minutes, even concurrently", async () => {
    const headers = newVisitor();
    const sent = await Promise.all(Array.from({ length: 12 }, () => insert(1, request, headers)));
    expect(sent.filter(({ http }) => http === 200)).toHaveLength(10);
    expect(sent.filter(({ http }) => http === 429)).toHaveLength(2);
    backend.clock.advance(16 * 60 * 1000);
    expect((await insert(1, request, headers)).http).toBe(200);
  });
});

describe("forms of the content system", () => {
  const fetchForm = async (id: number) =>
    ninjaFormSchema.parse((await backend.get(`/p/wp-json/custom/v1/form?form_id=${id}`)).body);

  const ajax = async (body: BodyInit, headers: Record<string, string> = newVisitor()) =>
    (await (await fetch(`${backend.url}${AJAX}`, { method: "POST", body, headers })).json()) as unknown;

  type Submission = { security: string; time?: string; id: number; fields: Record<string, unknown> };
  const submit = async ({ security, time, id, fields }: Submission, headers?: Record<string, string>) => {
    const entries = Object.entries(fields).map(([key, value]) => [
      key,
      { id: key, value, ...(typeof value === "object" && value !== null && "files" in value ? value : {}) },
    ]);
    const formData = JSON.stringify({ id, fields: Object.fromEntries(entries), extra: {}, settings: {} });
    const form = new URLSearchParams({ action: "nf_ajax_submit", security, formData });
    if (time) form.set("nonce_ts", time);
    return ninjaSubmitSchema.parse(await ajax(form, headers));
  };

  test("is returned with ordered fields and a nonce; an unknown one returns 404", async () => {
    const form = await fetchForm(12);
    expect(form.settings?.title).toBe("Candidati");
    expect(form.fields.map(({ order }) => order)).toEqual(form.fields.map((_field, index) => index + 1));
    expect(form.fields.at(-1)).toMatchObject({ type: "submit", label: "Invia la candidatura" });
    expect(form.nonce).toMatch(/^[0-9a-f]{10}$/);
    expect((await backend.get("/p/wp-json/custom/v1/form?form_id=999")).http).toBe(404);
    expect((await backend.get("/p/wp-json/custom/v1/form?form_id=x")).http).toBe(400);
  });

  test("responds with its own success message, or with errors by field", async () => {
    const { nonce } = await fetchForm(13);
    const good = await submit({ security: nonce, id: 13, fields: { 1301: "anna@example.it", 1302: 1 } });
    expect(good.errors).toBeNull();
    expect(good.data?.actions).toEqual({
      success_message: "Ci siamo: la prima lettera arriva giovedì.",
    });
    const bad = await submit({ security: nonce, id: 13, fields: { 1301: "anna" } });
    expect(bad.errors?.fields).toEqual({
      1301: "Digitare una e-mail valida",
      1302: {
        slug: "required-error",
        message: "È obbligatorio accettare questo consenso per procedere",
      },
    });
  });

  test("an expired nonce returns a new one that works, with its time", async () => {
    const { nonce } = await fetchForm(13);
    backend.clock.advance(25 * 60 * 60 * 1000);
    const fields = { 1301: "bea@example.it", 1302: 1 };
    const { errors } = await submit({ security: nonce, id: 13, fields });
    const { new_nonce: security = "", nonce_ts: time = "" } = errors?.nonce ?? {};
    expect((await submit({ security, time, id: 13, fields })).errors).toBeNull();
  });

  test("uploads are accepted only from the same visitor", async () => {
    const form = await fetchForm(12);
    const headers = newVisitor();
    const fieldId = (key: string) => form.fields.find((field) => field.key === key)?.id ?? 0;
    const upload = (name: string, content: string) => {
      const data = new FormData();
      for (const [key, value] of [
        ["action", "nf_fu_upload"],
        ["form_id", "12"],
        ["field_id", String(fieldId("curriculum"))],
        ["nonce", form.nonce],
      ] as const)
        data.append(key, value);
      data.append("files", new Blob([content]), name);
      return ajax(data, headers);
    };
    const stored = ninjaUploadSchema.parse(await upload("cv.pdf", "%PDF-1.7"));
    const rejected = ninjaUploadSchema.parse(await upload("cv.exe", "MZ"));
    expect(rejected.errors?.form).toEqual({ 0: "Il file «cv.exe» non è accettato" });
    const fields = {
      [fieldId("nome")]: "Anna",
      [fieldId("cognome")]: "Bianchi",
      [fieldId("nascita")]: "1990-02-28",
      [fieldId("email")]: "anna@example.it",
      [fieldId("telefono")]: "333 1234567",
      [fieldId("cap")]: "20144",
      [fieldId("reparto")]: "pescheria",
      [fieldId("contratto")]: "tempo-pieno",
      [fieldId("privacy")]: "1",
      [fieldId("curriculum")]: { files: stored.data?.files ?? [] },
    };
    const stranger = await submit({ security: form.nonce, id: 12, fields });
    expect(Object.keys(stranger.errors?.fields ?? {})).toEqual([String(fieldId("curriculum"))]);
    expect((await submit({ security: form.nonce, id: 12, fields }, headers)).errors).toBeNull();
    const files = await queryRows(
      "select file_name from form_upload where submission_id = (select max(submission_id) from form_submission)",
    );
    expect(files).toEqual([{ file_name: "cv.pdf" }]);
  });

  test("an unreadable form gets the plugin's error", async () => {
    const text = "action=nf_ajax_submit&security=x&formData={";
    const answer = ninjaSubmitSchema.parse(await ajax(new URLSearchParams(text)));
    expect(answer.errors?.form).toBeTruthy();
  });
});
