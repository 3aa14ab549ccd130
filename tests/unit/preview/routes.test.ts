/** @jest-environment node */
import { previewQuery } from "@/lib/preview/link";

const SECRET = "a-secret-of-more-than-thirty-two-characters";
const mockDraft = { isEnabled: false, enable: jest.fn(), disable: jest.fn() };
const mockJar = { value: "", get: () => ({ value: mockJar.value }), set: jest.fn(), delete: jest.fn() };

jest.mock("next/headers", () => ({
  draftMode: async () => mockDraft,
  cookies: async () => mockJar,
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

test("a signed link opens the preview and leads to its page, kept by nobody", async () => {
  const { GET } = await routes();
  const answer = await GET(new Request(`http://localhost/api/preview?${query()}`));
  expect([answer.status, answer.headers.get("location")]).toEqual([307, "/news/natale"]);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(mockDraft.enable).toHaveBeenCalled();
  expect(mockJar.set).toHaveBeenCalledWith(
    "madia_preview",
    expect.any(String),
    expect.objectContaining({ httpOnly: true }),
  );
});

test("any other link is refused and opens nothing", async () => {
  const { GET } = await routes();
  const changed = query().replace("natale", "pasqua");
  expect((await GET(new Request(`http://localhost/api/preview?${changed}`))).status).toBe(403);
  expect(mockDraft.enable).not.toHaveBeenCalled();
});

const end = (origin: string) =>
  new Request("http://localhost:3000/api/preview/end", {
    method: "POST",
    headers: { host: "localhost:3000", origin },
  });

test("no other site closes the preview", async () => {
  const { POST } = await routes();
  expect((await POST(end("https://evil.example"))).status).toBe(403);
  expect(mockDraft.disable).not.toHaveBeenCalled();
});

test("the way out closes the preview and leads back to the page", async () => {
  const { POST } = await routes();
  mockDraft.isEnabled = true;
  mockJar.value = query();
  const answer = await POST(end("http://localhost:3000"));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/news/natale"]);
  expect(mockDraft.disable).toHaveBeenCalled();
  expect(mockJar.delete).toHaveBeenCalledWith("madia_preview");
});
