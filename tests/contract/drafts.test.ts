import { draftBlocks, draftLeaflets, draftPages, pages, posts } from "@/backend/seed/content";
import { articleListSchema } from "@/lib/ebsn/schemas/article";
import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { leafletListSchema } from "@/lib/ebsn/schemas/leaflet";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

const article = posts.find(({ pubDate }) => pubDate === null)?.slug ?? "";
const page = pages.find(({ isDraft }) => isDraft)?.slug ?? "";
const leaflet = draftLeaflets[0]?.slug ?? "";
const blocks = draftPages[0]?.slug ?? "";
const [category = ""] = Object.keys(draftBlocks);

describe("drafts", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const fetchBody = async (path: string, drafts: boolean) => {
    const separator = path.includes("?") ? "&" : "?";
    return (await backend.get(`${path}${drafts ? `${separator}previewDrafts=true` : ""}`)).body;
  };

  test.each([
    ["an article", `/ebsn/api/article/view?slug=${article}`],
    ["a page", `/ebsn/api/article/view?slug=${page}`],
    ["a leaflet", `/ebsn/api/leaflet/view?leaflet_id=${leaflet}`],
  ])("of %s are visible only in preview", async (_name, path) => {
    expect(await fetchBody(path, false)).toMatchObject({ response: { status: 404 } });
    expect(await fetchBody(path, true)).toMatchObject({ response: { status: 0 } });
  });

  test("of a block page are visible only in preview", async () => {
    expect(await fetchBody(`/ebsn/api/category?slug=${blocks}`, false)).toMatchObject({ data: {} });
    expect(await fetchBody(`/ebsn/api/category?slug=${blocks}`, true)).toMatchObject({
      data: { category: { slug: blocks, name: draftPages[0]?.title } },
    });
  });

  test("replace a category's blocks in preview", async () => {
    const names = async (drafts: boolean) => {
      const { data } = envelopeSchema.parse(await fetchBody(`/ebsn/api/category?slug=${category}`, drafts));
      const found = data as { category: { categoryBlocks: { name: string }[] } };
      return found.category.categoryBlocks.map(({ name }) => name);
    };
    const draftNames = draftBlocks[category]?.map(({ name }) => name);
    expect(await names(true)).toEqual(draftNames);
    expect(await names(false)).not.toEqual(draftNames);
  });

  test.each([
    ["a draft page", draftPages[0]?.rows[0]?.columns[0]?.blocks[0]],
    ["a category's draft", draftBlocks[category]?.[0]],
  ])("of %s are found by block only in preview", async (_what, block) => {
    const path = `/ebsn/api/category-block/info?categoryBlockId=${block?.categoryBlockId}`;
    expect(await fetchBody(path, false)).not.toMatchObject({ data: { name: block?.name } });
    expect(await fetchBody(path, true)).toMatchObject({
      response: { status: 0 },
      data: { name: block?.name },
    });
  });

  test("are excluded from lists, from WordPress and from future previews", async () => {
    const { articles } = articleListSchema.parse(
      envelopeSchema.parse(await fetchBody("/ebsn/api/article/search?page_size=100", false)).data,
    );
    const { leaflets } = leafletListSchema.parse(
      envelopeSchema.parse(await fetchBody("/ebsn/api/leaflet/search", false)).data,
    );
    const slugs = [...articles, ...leaflets].map(({ slug }) => slug);
    expect(slugs).not.toEqual(expect.arrayContaining([expect.stringMatching(`^(?:${article}|${leaflet})$`)]));
    expect(await fetchBody(`/p/wp-json/wp/v2/pages?slug=${page}`, false)).toEqual([]);
    expect(await fetchBody(`/p/wp-json/wp/v2/pages?slug=${page}`, true)).toHaveLength(1);
    expect(
      await fetchBody(`/ebsn/api/article/view?slug=${article}&forcedPreviewDate=2099-01-01`, false),
    ).toMatchObject({ response: { status: 404 } });
  });
});
