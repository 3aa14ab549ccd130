import { staffFormSchema, staffFormsSchema } from "@/lib/ebsn/schemas/form-request";
import { formRequestSchema, formRequestsSchema } from "@/lib/ebsn/schemas/form-request";
import { backendForFile } from "@/tests/support/file-backend";
import { recordQueries } from "@/tests/support/database-queries";
import { emailSubjects, lastEmail } from "@/tests/support/mailbox";
import { newShopper, parseAnswer, type Shopper, shopperWithToken } from "@/tests/support/shopper";
import { createStaffApi } from "@/tests/support/staff";

const backend = backendForFile();
let staff: Shopper;

beforeAll(async () => {
  staff = await createStaffApi(backend).logInStaff();
});

async function listInbox(query = "") {
  const { data } = parseAnswer(await staff.get(`backoffice-access/list-forms${query}`));
  return staffFormsSchema.parse(data).cuForms;
}

const post = (path: string, body: unknown) => staff.post(`backoffice-access/${path}`, body);

async function findContactMessage() {
  const found = (await listInbox()).find(({ source }) => source === "content");
  if (!found) throw new Error("no contact message");
  return found;
}

async function logInGiulia() {
  const login = await backend.post("/ebsn/api/auth/login", {
    login: "cliente@madia.test",
    password: "Madia2026!",
  });
  return shopperWithToken(backend, 1001, login.headers.get("x-ebsn-session") ?? "");
}

describe("the staff's inbox", () => {
  test("lists what waits: requests of customers and messages of visitors, with their sender", async () => {
    const inbox = await listInbox();
    expect(inbox.map(({ status }) => status)).not.toContain("answered");
    expect(inbox.map(({ source }) => source)).toEqual(expect.arrayContaining(["custom", "content"]));
    const { cuFormType, user, content } = await findContactMessage();
    expect(cuFormType?.name).toBe("Scrivici");
    expect(user).toMatchObject({ firstName: "Elena", lastName: "Marchetti", email: "elena@madia.test" });
    expect(content?.messaggio).toContain("Brescia");
    expect((await listInbox("?show_all=true")).map(({ status }) => status)).toContain("answered");
  });

  test("asks for all senders at once", async () => {
    let senders = 0;
    const queries = await recordQueries(backend, async () => {
      senders = (await listInbox("?show_all=true")).length;
    });
    expect(senders).toBeGreaterThan(2);
    const ofSenders = queries.filter((text) => /from "form"|from "form_submission" left join/.test(text));
    expect(ofSenders).toHaveLength(1);
  });

  test("an answer is stored, sent by e-mail and shown to the customer", async () => {
    const request = (await listInbox()).find(
      ({ source, status }) => source === "custom" && status === "working",
    );
    const answer = "Sì, il vassoio è senza noci.";
    const answered = staffFormSchema.parse(
      parseAnswer(await post("answer-form", { cu_form_id: request?.cuFormId, answer })).data,
    );
    expect(answered).toMatchObject({ status: "answered", answer, answeredBy: "Serena Galli" });
    const { subject, body } = await lastEmail(backend, "cliente@madia.test");
    expect(subject).toBe("La nostra risposta: Un vassoio per la festa");
    expect(body).toMatch(/^Ciao Giulia,/);
    expect(body).toContain(answer);
    const giulia = await logInGiulia();
    const { cuForms } = formRequestsSchema.parse(parseAnswer(await giulia.get("cu-form/list")).data);
    expect(cuForms.find(({ cuFormId }) => cuFormId === request?.cuFormId)).toMatchObject({ answer });
  });

  test("a visitor's message is answered at the address they wrote, and closed", async () => {
    const { cuFormId } = await findContactMessage();
    await post("answer-form", { cu_form_id: cuFormId, answer: "Apriamo a marzo." });
    expect(await emailSubjects(backend, "elena@madia.test")).toEqual(["La nostra risposta: Scrivici"]);
    expect(parseAnswer(await post("close-form", { cu_form_id: cuFormId })).data).toMatchObject({
      status: "closed",
    });
    const again = await post("answer-form", { cu_form_id: cuFormId, answer: "Ancora?" });
    expect(parseAnswer(again).codes).toEqual(["error.form.closed"]);
    expect((await listInbox()).map((form) => form.cuFormId)).not.toContain(cuFormId);
  });

  test("a second answer to what another of the staff has answered meanwhile is stopped", async () => {
    const request = (await listInbox("?show_all=true")).find(
      ({ source, status }) => source === "custom" && status === "received",
    );
    const { cuFormId, updatedAt } = request ?? {};
    const send = async (answer: string, seen: string | undefined) =>
      parseAnswer(await post("answer-form", { cu_form_id: cuFormId, answer, updated_at: seen }));
    const sent = async () =>
      (await emailSubjects(backend, request?.user?.email ?? "")).filter((subject) =>
        subject.startsWith("La nostra risposta"),
      ).length;
    const before = await sent();
    const answers = await Promise.all([send("Sì.", updatedAt), send("No.", updatedAt)]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    const second = answers.find(({ http }) => http === 409);
    expect(second?.codes).toEqual(["error.form.conflict"]);
    expect(second?.messages[0]).toContain("Serena Galli");
    expect((await send("Anche no.", undefined)).http).toBe(409);
    const close = await post("close-form", { cu_form_id: cuFormId, updated_at: updatedAt });
    expect(parseAnswer(close).codes).toEqual(["error.form.conflict"]);
    expect(await sent()).toBe(before + 1);
    const seen = staffFormSchema.parse(
      parseAnswer(await staff.get(`backoffice-access/get-form?cu_form_id=${cuFormId}`)).data,
    );
    expect((await send("Ho controllato: sì.", seen.updatedAt)).http).toBe(200);
    expect(await sent()).toBe(before + 2);
  });

  test("a further answer leaves the earlier ones, with who wrote them and when, for staff and customer", async () => {
    const request = (await listInbox("?show_all=true")).find(
      ({ source, status, answers }) => source === "custom" && status === "answered" && answers.length === 1,
    );
    const { cuFormId, updatedAt, answers = [] } = request ?? {};
    const answer = "Un'ultima cosa:\nlo trovi al banco.";
    const body = { cu_form_id: cuFormId, answer, updated_at: updatedAt };
    const answered = staffFormSchema.parse(parseAnswer(await post("answer-form", body)).data);
    expect(answered).toMatchObject({ answer, answers: [{ answer, answeredBy: "Serena Galli" }, ...answers] });
    expect(answered.answers[0]?.answeredAt).toBe(answered.updatedAt);
    const giulia = await logInGiulia();
    const shown = parseAnswer(await giulia.get(`cu-form/view?cuform_id=${cuFormId}`)).data;
    expect(formRequestSchema.parse(shown).answers).toEqual(answered.answers);
  });

  test("is for staff", async () => {
    const shopper = await newShopper(backend);
    for (const answer of [
      await shopper.get("backoffice-access/list-forms"),
      await shopper.post("backoffice-access/answer-form", { cu_form_id: 4001, answer: "x" }),
      await shopper.post("backoffice-access/close-form", { cu_form_id: 4001 }),
    ])
      expect(answer.http).toBe(403);
  });
});
