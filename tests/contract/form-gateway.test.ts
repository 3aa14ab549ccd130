import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { handleFormGateway } from "@/lib/content/form-gateway";
import { backendForFile } from "@/tests/support/file-backend";

let url = "";
jest.mock("@/lib/preview/server", () => ({ currentPreview: () => Promise.resolve(null) }));
jest.mock("@/lib/env", () => ({
  env: () => ({
    contentUrl: url,
    storefrontUrl: "http://localhost:3000",
    timeoutMs: 8000,
    pageBudgetMs: 8000,
    contentBudgetMs: 8000,
    trustedProxies: 1,
    sessionSecrets: ["madia-development-only-secret-never-used-in-production"],
    linkHosts: [],
  }),
}));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const backend = backendForFile();

beforeAll(async () => {
  url = backend.url;
});

let visitorCount = 0;

async function send(formId: number, content: unknown, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3000/api/forms/${formId}`, {
    method: "POST",
    headers: {
      host: "localhost:3000",
      origin: "http://localhost:3000",
      "content-type": "application/json",
      "x-forwarded-for": `203.0.113.${(visitorCount += 1)}`,
      ...headers,
    },
    body: JSON.stringify({ content }),
  });
  const response = await handleFormGateway(request, formId, undefined);
  const { response: envelope, data } = (await response.json()) as {
    response: { status: number; errors: { code: string; message: string }[] };
    data: unknown;
  };
  return {
    http: response.status,
    status: envelope.status,
    codes: envelope.errors.map(({ code }) => code),
    data,
  };
}

const newsletter = { email: "anna@example.it", consenso: true };

test("forwards a form to the content system and returns its message", async () => {
  const { http, status, data } = await send(13, newsletter);
  expect([http, status]).toEqual([200, 0]);
  expect(data).toEqual({ message: "Ci siamo: la prima lettera arriva giovedì." });
});

test("returns validation errors by field", async () => {
  const { status, codes } = await send(13, { email: "anna" });
  expect(status).toBe(1);
  expect(codes).toEqual(["error.form.email", "error.form.consenso"]);
});

test("uploads files before submitting the form", async () => {
  const curriculum = [{ name: "cv.pdf", content: Buffer.from("%PDF-1.4").toString("base64") }];
  const personal = { nome: "Anna", cognome: "Bianchi", nascita: "1990-01-01", email: "anna@example.it" };
  const application = {
    telefono: "3331234567",
    cap: "20144",
    reparto: "pescheria",
    contratto: "tempo-pieno",
  };
  const { status } = await send(12, { ...personal, ...application, curriculum, privacy: true });
  expect(status).toBe(0);
  const scanned = Buffer.concat([Buffer.from("%PDF-1.4"), Buffer.alloc(200_000, "pagina")]);
  const large = [{ name: "cv.pdf", content: scanned.toString("base64") }];
  expect((await send(12, { ...personal, ...application, curriculum: large, privacy: true })).status).toBe(0);
  const { rows } = (await backend.context.db.execute(
    sql`select md5(content) as sum from form_upload order by length(content) desc limit 1`,
  )) as unknown as { rows: { sum: string }[] };
  expect(rows[0]?.sum).toBe(createHash("md5").update(scanned).digest("hex"));
  const pasted = { ...personal, nome: "A".repeat(20_000) };
  expect((await send(12, { ...pasted, ...application, curriculum, privacy: true })).http).toBe(413);
  const forged = await send(12, {
    ...personal,
    ...application,
    curriculum: [{ name: "cv.exe", content: "TVo=" }],
    privacy: true,
  });
  expect(forged.codes).toEqual(["error.form.curriculum"]);
});

test("renews an expired nonce", async () => {
  await send(13, newsletter);
  backend.clock.advance(30 * 60 * 60 * 1000);
  expect((await send(13, newsletter)).status).toBe(0);
});

test("rejects other origins, unknown forms and too many requests", async () => {
  expect((await send(13, newsletter, { origin: "https://evil.example" })).http).toBe(403);
  expect((await send(999, newsletter)).http).toBe(404);
  const sameVisitor = { "x-forwarded-for": "198.51.100.7" };
  const responses = [];
  for (let index = 0; index < 11; index += 1) responses.push(await send(13, newsletter, sameVisitor));
  expect(responses.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 0), 1]);
});

test("returns a server error while the content system is down", async () => {
  url = "http://127.0.0.1:9";
  expect((await send(13, newsletter)).http).toBeGreaterThanOrEqual(500);
  url = backend.url;
});
