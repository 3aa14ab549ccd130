import { getArticles } from "@/lib/content/articles";
import { getDocuments } from "@/lib/content/documents";
import { parseContentQuery } from "@/lib/content-edit/content-query";
import { listPublicContent } from "@/lib/content-edit/public-content";
import { getCategoryTree } from "@/lib/ebsn/catalogue";
import { getLeaflets } from "@/lib/ebsn/leaflets";

jest.mock("@/lib/content/articles", () => ({ getArticles: jest.fn() }));
jest.mock("@/lib/content/documents", () => ({ getDocuments: jest.fn() }));
jest.mock("@/lib/ebsn/catalogue", () => ({ getCategoryTree: jest.fn() }));
jest.mock("@/lib/ebsn/leaflets", () => ({ getLeaflets: jest.fn() }));

const list = (params: Partial<Record<string, string>>) =>
  listPublicContent(parseContentQuery(params), "Home");

beforeEach(() => {
  jest.mocked(getArticles).mockResolvedValue({ articles: [], pages: 1, items: 0 });
  jest.mocked(getDocuments).mockResolvedValue(null);
  jest.mocked(getCategoryTree).mockResolvedValue([]);
  jest.mocked(getLeaflets).mockResolvedValue([]);
});

test.each([{ kind: "recipe" }, { state: "draft" }, { q: "zzz" }])(
  "a shop that answers has an empty list for %j",
  async (params) => {
    expect(await list(params)).toMatchObject({ items: [], page: { items: 0 } });
  },
);

test("one read that fails leaves the others, and is named", async () => {
  jest.mocked(getArticles).mockRejectedValue(new Error("unreachable"));
  expect(await list({})).toMatchObject({ page: { items: 1 }, unreadKinds: ["article", "recipe"] });
  expect(await list({ kind: "home" })).toMatchObject({ page: { items: 1 }, unreadKinds: [] });
  expect(await list({ kind: "page" })).toMatchObject({ page: { items: 0 }, unreadKinds: [] });
  expect(await list({ kind: "recipe" })).toBeNull();
});

test("nothing could be read", async () => {
  for (const read of [getArticles, getDocuments, getCategoryTree, getLeaflets])
    jest.mocked(read).mockRejectedValue(new Error("unreachable"));
  expect(await list({})).toBeNull();
});
