/** @jest-environment node */
import { previewQuery } from "@/lib/preview/link";

const SECRET = "a-secret-of-more-than-thirty-two-characters";
const mockDraft = { isEnabled: false, enable: jest.fn(), disable: jest.fn() };
const mockCookies = {
  value: "",
  get: () => ({ value: mockCookies.value }),
  set: jest.fn(),
  delete: jest.fn(),
};

jest.mock("next/headers", () => ({
  draftMode: async () => mockDraft,
  cookies: async () => mockCookies,
}));

async function routes() {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, REVALIDATE_SECRET: SECRET });
  const [{ GET }, { POST }] = await Promise.all([
    import("@/app/api/preview/route"),
    import("@/app/api/preview/end/route"),
  ]);
  return { GET, POST };
}

const query = () =>
  previewQuery({ path: "/news/natale", date: "2026-12-10" }, Math.floor(Date.now() / 1000) + 600, SECRET);

test("opens a preview from a signed link without caching", async () => {
  const { GET } = await routes();
  const response = await GET(new Request(`http://localhost/api/preview?${query()}`));
  expect([response.status, response.headers.get("location")]).toEqual([307, "/news/natale"]);
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(mockDraft.enable).toHaveBeenCalled();
  expect(mockCookies.set).toHaveBeenCalledWith(
    "madia_preview",
    expect.any(String),
    expect.objectContaining({ httpOnly: true }),
  );
});

test("rejects a changed link", async () => {
  const { GET } = await routes();
  const changed = query().replace("natale", "pasqua");
  const response = await GET(new Request(`http://localhost/api/preview?${changed}`));
  expect([response.status, response.headers.get("content-type")]).toEqual([403, "text/html; charset=utf-8"]);
  const html = await response.text();
  expect(html).toContain("<h1>Anteprima scaduta, ritirata o non valida.</h1>");
  expect(html).toContain('<a href="/">Vai alla home</a>');
  expect(mockDraft.enable).not.toHaveBeenCalled();
});

const end = (origin: string) =>
  new Request("http://localhost:3000/api/preview/end", {
    method: "POST",
    headers: { host: "localhost:3000", origin },
  });

test("rejects closing the preview from another origin", async () => {
  const { POST } = await routes();
  expect((await POST(end("https://evil.example"))).status).toBe(403);
  expect(mockDraft.disable).not.toHaveBeenCalled();
});

test("closes the preview and returns to the page", async () => {
  const { POST } = await routes();
  mockDraft.isEnabled = true;
  mockCookies.value = query();
  const response = await POST(end("http://localhost:3000"));
  expect([response.status, response.headers.get("location")]).toEqual([303, "/news/natale"]);
  expect(mockDraft.disable).toHaveBeenCalled();
  expect(mockCookies.delete).toHaveBeenCalledWith("madia_preview");
});
