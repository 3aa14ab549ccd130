import { movedSlugs } from "@/backend/db/seed/moved-slugs";
import { categories as seeded } from "@/backend/seed/catalogue";
import {
  categoryBlockSchema,
  categoryPageSchema,
  categoryTreeSchema,
  type RawCategoryNode,
  type WireCategoryNode,
} from "@/lib/ebsn/schemas/category";
import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

describe("categories", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const data = async (query: string) => {
    const answer = await backend.get(`/ebsn/api/category${query}`);
    const envelope = envelopeSchema.parse(answer.body);
    expect([answer.http, envelope.response.status]).toEqual([200, 0]);
    return envelope.data;
  };
  const page = async (slug: string) => {
    const { category, movedTo } = categoryPageSchema.parse(await data(`?slug=${encodeURIComponent(slug)}`));
    return { category, movedTo };
  };
  const all = (nodes: RawCategoryNode[]): RawCategoryNode[] =>
    nodes.flatMap((node) => [node, ...all(node.categories)]);

  test("form the tree that was seeded, three levels deep", async () => {
    const { categories } = categoryTreeSchema.parse(await data(""));
    expect(
      all(categories)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(seeded.map(({ slug }) => slug).sort());
    expect(categories.length).toBeGreaterThanOrEqual(14);
    expect(categories[0]?.categories[0]?.categories.length).toBeGreaterThan(0);
  });

  test("leave out what roots and leaves do not have", async () => {
    const { categories } = (await data("")) as { categories: WireCategoryNode[] };
    const root = categories[0];
    const leaf = root?.categories?.[0]?.categories?.[0];
    expect(root).not.toHaveProperty("parentId");
    expect(leaf).not.toHaveProperty("categories");
    expect(leaf).toHaveProperty("parentId");
  });

  test("are cut at the depth asked for", async () => {
    const { categories } = categoryTreeSchema.parse(await data("?depth=1"));
    expect(all(categories)).toHaveLength(categories.length);
  });

  test("without products are left out of a filtered tree", async () => {
    const empty = seeded.find(({ slug }) => slug.split("/").length === 3);
    await backend.post("/__test/sql", {
      sql: `update product_index set position = 0 where position in (select first from category where category_id = ${empty?.categoryId})`,
    });
    const filtered = categoryTreeSchema.parse(await data("?filtered=true"));
    const whole = categoryTreeSchema.parse(await data("?filtered=false"));
    expect(all(filtered.categories).map(({ slug }) => slug)).not.toContain(empty?.slug);
    expect(all(whole.categories).map(({ slug }) => slug)).toContain(empty?.slug);
  });

  test("have a page with crumbs, children, texts for search engines", async () => {
    const leaf = seeded.find(({ slug }) => slug.split("/").length === 2);
    const { category } = await page(leaf?.slug ?? "");
    expect(category).toMatchObject({
      categoryId: leaf?.categoryId,
      name: leaf?.name,
      parentId: leaf?.parentId,
    });
    expect(category?.breadCrumbs.at(-1)).toMatchObject({ slug: leaf?.slug });
    expect(category?.breadCrumbs).toHaveLength(2);
    expect(category?.categories.length).toBeGreaterThan(0);
    expect(category?.metaData.category_seo).toEqual({
      seo_title: leaf?.seoTitle,
      seo_description: leaf?.seoDescription,
    });
  });

  test("are found by id as by slug", async () => {
    const root = seeded[0];
    const { category } = categoryPageSchema.parse(await data(`?categoryId=${root?.categoryId}`));
    expect(category?.slug).toBe(root?.slug);
  });

  test("that are unknown answer without a category", async () => {
    expect(await page("non/esiste")).toEqual({ category: null, movedTo: "" });
  });

  test.each(movedSlugs)("and products that moved are still found: $oldSlug", async ({ oldSlug, slug }) => {
    if (seeded.some((category) => category.slug === slug)) {
      expect(await page(oldSlug)).toEqual({ category: null, movedTo: slug });
    } else {
      const { body } = await backend.get(`/ebsn/api/products?slug=${oldSlug}`);
      expect(body).toMatchObject({ data: { slug } });
    }
  });

  test("carry banners between their products, and a popup where there is one", async () => {
    const { category } = await page("frutta-e-verdura");
    expect(category?.categoryBlocks.map(({ templateBlockType }) => templateBlockType?.modeName)).toContain(
      "BannerGrid",
    );
    expect(category?.metaData.category_popup).toMatchObject({ active: "true", reopening_days_delay: "30" });
  });

  test("home is a page of at least eight kinds of blocks in rows", async () => {
    const { category } = await page("homepage-2023");
    const kinds = category?.categoryBlocks.map(({ templateBlockType }) => templateBlockType?.modeName);
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(8);
    const positions =
      category?.categoryBlocks.map(({ templateBlock }) => Number(templateBlock?.codInt)) ?? [];
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });

  test("give one block by its id", async () => {
    const { category } = await page("homepage-2023");
    const block = category?.categoryBlocks[0];
    const answer = await backend.get(
      `/ebsn/api/category-block/info?categoryBlockId=${block?.categoryBlockId}`,
    );
    expect(categoryBlockSchema.parse(envelopeSchema.parse(answer.body).data)).toEqual(block);
    const none = await backend.get("/ebsn/api/category-block/info?categoryBlockId=999999");
    expect(none.body).toMatchObject({ response: { status: 404 } });
  });
});
