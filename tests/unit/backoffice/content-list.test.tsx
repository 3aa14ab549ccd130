import { createTranslator } from "next-intl";
import ContentRoute from "@/app/[locale]/(backoffice)/backoffice/content/page";
import { listPublicContent } from "@/lib/content-edit/public-content";
import type { ContentItem } from "@/lib/ebsn/domain/content-edit";
import { fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";
import type { GatewayResponse } from "@/lib/gateway/gateway-response";
import messages from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: async () => "it",
  getTranslations: async (namespace: "backoffice") => createTranslator({ locale: "it", messages, namespace }),
}));
jest.mock("@/lib/gateway/as-visitor", () => ({ fetchResponseAsVisitor: jest.fn() }));
jest.mock("@/lib/content-edit/public-content", () => ({ listPublicContent: jest.fn() }));
jest.mock("@/lib/ebsn/warehouses", () => ({ getWarehouses: async () => [] }));
jest.mock("@/lib/session/server", () => ({
  readSession: async () => ({ staff: { roles: ["CONTENT"] } }),
}));

const labels = messages.backoffice.content;

const item = (name: string): ContentItem => ({
  kind: "page",
  slug: "consegne",
  name,
  state: "published",
  from: "",
  hasDraft: false,
  updatedAt: "",
  updatedBy: "",
});
const paging = { page: { number: 1, count: 1, items: 1, size: 50 } };

const answer = (http: number, status: number, rest: Partial<GatewayResponse> = {}): GatewayResponse => ({
  http,
  data: null,
  response: { status, errors: [], infos: [], warnings: [] },
  ...rest,
});

async function open(response: GatewayResponse, query: Record<string, string> = {}): Promise<string> {
  jest.mocked(fetchResponseAsVisitor).mockResolvedValue(response as GatewayResponse<null>);
  const page = await ContentRoute({
    params: Promise.resolve({ locale: "it" }),
    searchParams: Promise.resolve(query),
  });
  return pageHtml(page);
}

beforeEach(() => {
  jest
    .mocked(listPublicContent)
    .mockResolvedValue({ items: [item("Pubblica")], ...paging, unreadKinds: ["article", "recipe"] });
});

test("the list of the staff is shown with links to edit", async () => {
  const html = await open(answer(200, 0, { data: { items: [item("Nostra")], ...paging } }));
  expect(html).toMatch(/<a[^>]*href="[^"]*content.edit[^"]*"[^>]*>Nostra</);
  expect(html).not.toContain(labels.elsewhere);
  expect(listPublicContent).not.toHaveBeenCalled();
});

test.each([
  ["2099-03-01T08:00", labels.states.published, "Altro in programma da domenica 1 marzo 2099, ore 08:00."],
  ["2099-03-01", "In programma da domenica 1 marzo 2099", ""],
])("what begins at %s is %s", async (from, badge, more) => {
  const items = [{ ...item("Nostra"), state: "scheduled" as const, from }];
  const html = await open(answer(200, 0, { data: { items, ...paging } }));
  expect(html).toContain(`>${badge}</span>`);
  expect(html.includes("Altro in programma")).toBe(more !== "");
  expect(html).toContain(more);
});

test.each([
  ["answers with an error", answer(500, 500)],
  ["is in maintenance", answer(503, 503)],
  ["is asked too often", answer(429, 429)],
  ["does not answer", answer(502, 502)],
  ["is too slow", answer(504, 504)],
])("a shop that %s is said to have failed, not to show only what is public", async (_, response) => {
  const html = await open(response);
  expect(html).toContain(messages.backoffice.listFailed);
  expect(html).not.toContain("Pubblica");
  expect(html).not.toContain(labels.elsewhere);
});

test.each([
  ["the status of a call it does not have", answer(404, 404)],
  ["a call that is not implemented", answer(501, 501)],
  ["a rejection of its own", answer(200, 1)],
  ["a page in place of data", answer(404, 404)],
])(
  "a shop that answers with %s has its public content listed, and says what is missing",
  async (_, response) => {
    const html = await open(response);
    expect(html).toContain("Pubblica");
    expect(html).toContain(labels.elsewhere);
    expect(html).toContain("Non si sono potuti leggere: Articolo, Ricetta.");
    expect(html).not.toContain("content/edit");
  },
);

test.each([
  ["nothing else was found", []],
  ["something else was found", [item("Pubblica")]],
])(
  "a list that is not complete has no count and does not say that nothing was found: %s",
  async (_, items) => {
    const found = { items, page: { ...paging.page, items: items.length } };
    jest.mocked(listPublicContent).mockResolvedValue({ ...found, unreadKinds: ["recipe"] });
    const html = await open(answer(404, 404));
    expect(html).toContain("Non si sono potuti leggere: Ricetta.");
    expect(html).not.toContain(labels.none);
    expect(html).not.toMatch(/>\d+ pagin[ae]</);
  },
);

test("a complete list without an entry says so", async () => {
  const html = await open(answer(200, 0, { data: { items: [], page: { ...paging.page, items: 0 } } }));
  expect(html).toContain(labels.none);
});

test("a shop of which nothing public can be read has failed too", async () => {
  jest.mocked(listPublicContent).mockResolvedValue(null);
  const html = await open(answer(404, 404));
  expect(html).toContain(messages.backoffice.listFailed);
  expect(html).toContain(messages.errors.generic);
});

test.each([
  [{}, false],
  [{ q: "natale", kind: "page", state: "draft" }, false],
  [{ date: "2026-12-24" }, true],
  [{ warehouseId: "5" }, true],
  [{ drafts: "true" }, true],
])(
  "how contents are previewed is open only where it was chosen: %j",
  async (query: Record<string, string>, isOpen) => {
    const html = await open(answer(200, 0, { data: { items: [item("Nostra")], ...paging } }), query);
    const [, attributes = ""] =
      new RegExp(`<details([^>]*)><summary[^>]*>${labels.previewOptions}<`).exec(html) ?? [];
    expect(attributes).not.toBe("");
    expect(attributes.includes("open")).toBe(isOpen);
  },
);
