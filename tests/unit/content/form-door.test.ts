import { openFormDoor } from "@/lib/content/form-door";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";

let url = "";
jest.mock("@/lib/preview/server", () => ({ currentPreview: () => Promise.resolve(null) }));
jest.mock("@/lib/env", () => ({
  env: () => ({
    contentUrl: url,
    storefrontUrl: "http://localhost:3000",
    timeoutMs: 8000,
    trustedProxies: 1,
    sessionSecrets: ["madia-development-only-secret-never-used-in-production"],
    linkHosts: [],
  }),
}));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));

allowLocalhost();

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
  url = backend.url;
});

afterAll(() => backend.stop());

let visitors = 0;

async function send(formId: number, content: unknown, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3000/api/forms/${formId}`, {
    method: "POST",
    headers: {
      host: "localhost:3000",
      origin: "http://localhost:3000",
      "content-type": "application/json",
      "x-forwarded-for": `203.0.113.${(visitors += 1)}`,
      ...headers,
    },
    body: JSON.stringify({ content }),
  });
  const response = await openFormDoor(request, formId, undefined);
  const { response: said, data } = (await response.json()) as {
    response: { status: number; errors: { code: string; message: string }[] };
    data: unknown;
  };
  return { http: response.status, status: said.status, codes: said.errors.map(({ code }) => code), data };
}

const letter = { email: "anna@example.it", consenso: true };

test("a form goes on to the content system and its thanks come back", async () => {
  const { http, status, data } = await send(13, letter);
  expect([http, status]).toEqual([200, 0]);
  expect(data).toEqual({ message: "Ci siamo: la prima lettera arriva giovedì." });
});

test("what the content system refuses comes back by field", async () => {
  const { status, codes } = await send(13, { email: "anna" });
  expect(status).toBe(1);
  expect(codes).toEqual(["error.form.email", "error.form.consenso"]);
});

test("files go ahead of the form, in the same call of the browser", async () => {
  const curriculum = [{ name: "cv.pdf", content: Buffer.from("%PDF-1.4").toString("base64") }];
  const words = { nome: "Anna", cognome: "Bianchi", nascita: "1990-01-01", email: "anna@example.it" };
  const work = { telefono: "3331234567", cap: "20144", reparto: "pescheria", contratto: "tempo-pieno" };
  const { status } = await send(12, { ...words, ...work, curriculum, privacy: true });
  expect(status).toBe(0);
  const forged = await send(12, { ...words, ...work, curriculum: [{ name: "cv.exe", content: "TVo=" }] });
  expect(forged.codes).toEqual(["error.form.curriculum"]);
});

test("a nonce that ran out is renewed on the way", async () => {
  await send(13, letter);
  backend.clock.advance(30 * 60 * 60 * 1000);
  expect((await send(13, letter)).status).toBe(0);
});

test("other sites, unknown forms and floods are refused", async () => {
  expect((await send(13, letter, { origin: "https://evil.example" })).http).toBe(403);
  expect((await send(999, letter)).http).toBe(404);
  const again = { "x-forwarded-for": "198.51.100.7" };
  const answers = [];
  for (let index = 0; index < 11; index += 1) answers.push(await send(13, letter, again));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 0), 1]);
});

test("a content system that is away is told as such", async () => {
  url = "http://127.0.0.1:9";
  expect((await send(13, letter)).http).toBeGreaterThanOrEqual(500);
  url = backend.url;
});
