import { eq } from "drizzle-orm";
import { blockPage } from "@/backend/db/schema";
import { movedSlugs } from "@/backend/db/seed/moved-slugs";
import { categories as seeded } from "@/backend/seed/catalogue";
import {
  categoryBlockSchema,
  categoryPageSchema,
  categoryTreeSchema,
  type RawCategoryNode,
  type WireCategoryNode,
} from "@/lib/ebsn/schemas/category";
import { toCategory } from "@/lib/ebsn/transforms/category";
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
  const fetchPage = async (slug: string) => {
    const { category, movedTo } = categoryPageSchema.parse(await data(`?slug=${encodeURIComponent(slug)}`));
    return { category, movedTo };
  };
  const flatten = (nodes: RawCategoryNode[]): RawCategoryNode[] =>
    nodes.flatMap((node) => [node, ...flatten(node.categories)]);

  test("return the seeded tree, three levels deep", async () => {
    const { categories } = categoryTreeSchema.parse(await data(""));
    expect(
      flatten(categories)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(seeded.map(({ slug }) => slug).sort());
    expect(categories.length).toBeGreaterThanOrEqual(14);
    expect(categories[0]?.categories[0]?.categories.length).toBeGreaterThan(0);
  });

  test("omit keys that roots and leaves do not have", async () => {
    const { categories } = (await data("")) as { categories: WireCategoryNode[] };
    const root = categories[0];
    const leaf = root?.categories?.[0]?.categories?.[0];
    expect(root).not.toHaveProperty("parentId");
    expect(leaf).not.toHaveProperty("categories");
    expect(leaf).toHaveProperty("parentId");
  });

  test("are cut at the requested depth", async () => {
    const { categories } = categoryTreeSchema.parse(await data("?depth=1"));
    expect(flatten(categories)).toHaveLength(categories.length);
  });

  test("without products are excluded from a filtered tree", async () => {
    const emptyCategory = seeded.find(({ slug }) => slug.split("/").length === 3);
    await backend.post("/__test/sql", {
      sql: `update product_index set position = 0 where position in (select first from category where category_id = ${emptyCategory?.categoryId})`,
    });
    const filtered = categoryTreeSchema.parse(await data("?filtered=true"));
    const unfiltered = categoryTreeSchema.parse(await data("?filtered=false"));
    expect(flatten(filtered.categories).map(({ slug }) => slug)).not.toContain(emptyCategory?.slug);
    expect(flatten(unfiltered.categories).map(({ slug }) => slug)).toContain(emptyCategory?.slug);
  });

  test("are found by name, with what is above and below them", async () => {
    const [root, other] = categoryTreeSchema.parse(await data("")).categories;
    const child = root?.categories[0];
    const slugsOf = async (q: string) => {
      const { categories } = categoryTreeSchema.parse(await data(`?q=${encodeURIComponent(q)}`));
      return flatten(categories).map(({ slug }) => slug);
    };
    const found = await slugsOf(child?.name.toUpperCase() ?? "");
    expect(found).toEqual(
      expect.arrayContaining([root?.slug, child?.slug, ...(child?.categories ?? []).map(({ slug }) => slug)]),
    );
    expect(found).not.toContain(other?.slug);
    expect(await slugsOf("zzz")).toEqual([]);
    expect(categoryTreeSchema.parse(await data("?skip_cache=true")).categories.length).toBeGreaterThan(13);
  });

  test("have breadcrumbs, children and SEO texts", async () => {
    const leaf = seeded.find(({ slug }) => slug.split("/").length === 2);
    const { category } = await fetchPage(leaf?.slug ?? "");
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

  test("are found by id and by slug", async () => {
    const root = seeded[0];
    const byId = categoryPageSchema.parse(await data(`?categoryId=${root?.categoryId}`)).category;
    expect(byId?.slug).toBe(root?.slug);
    const bySlug = (await fetchPage(root?.slug ?? "")).category;
    expect(bySlug?.categoryId).toBe(root?.categoryId);
  });

  test("that are unknown return no category", async () => {
    expect(await fetchPage("non/esiste")).toEqual({ category: null, movedTo: "" });
  });

  test.each(movedSlugs)(
    "and products that moved are found by their old slug: $oldSlug",
    async ({ oldSlug, slug }) => {
      if (seeded.some((category) => category.slug === slug)) {
        expect(await fetchPage(oldSlug)).toEqual({ category: null, movedTo: slug });
      } else {
        const { body } = await backend.get(`/ebsn/api/products?slug=${oldSlug}`);
        expect(body).toMatchObject({ data: { slug } });
      }
    },
  );

  test("carry proposals and actions of their own, which are no blocks", async () => {
    const { category } = await fetchPage("pescheria");
    expect(category?.proposals.map(({ name }) => name)).toEqual(["Crudo, sì, ma sicuro"]);
    expect(category && toCategory(category).actions).toEqual([
      { label: "Le ricette di mare", url: "/ricette" },
      { label: "Dove ritirare", url: "/punti-vendita" },
    ]);
    expect(category?.categoryBlocks.map(({ templateBlockType }) => templateBlockType?.modeName)).toEqual([
      "StaticText",
    ]);
  });

  test("carry banners and an optional popup", async () => {
    const { category } = await fetchPage("frutta-e-verdura");
    expect(category?.categoryBlocks.map(({ templateBlockType }) => templateBlockType?.modeName)).toContain(
      "BannerGrid",
    );
    expect(category?.metaData.category_popup).toMatchObject({ active: "true", reopening_days_delay: "30" });
  });

  test("home has at least eight kinds of blocks, in order", async () => {
    const { category } = await fetchPage("homepage-2023");
    const kinds = category?.categoryBlocks.map(({ templateBlockType }) => templateBlockType?.modeName);
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(8);
    const positions =
      category?.categoryBlocks.map(({ templateBlock }) => Number(templateBlock?.codInt)) ?? [];
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });

  test("content pages have ids of their own, by which they are found, and popups", async () => {
    const pages = await Promise.all(["homepage-2023", "vetrina"].map(fetchPage));
    const ids = pages.map(({ category }) => category?.categoryId ?? 0);
    expect(new Set([...ids, ...seeded.map(({ categoryId }) => categoryId)]).size).toBe(seeded.length + 2);
    const byId = categoryPageSchema.parse(await data(`?categoryId=${ids[1]}`));
    expect(byId.category?.slug).toBe("vetrina");

    const popup = { title: "Natale", content: "<p>Auguri</p>", openingDelay: 5, reopeningDays: 7 };
    const vetrina = eq(blockPage.slug, "vetrina");
    await backend.context.db.update(blockPage).set({ popup }).where(vetrina);
    const { category } = await fetchPage("vetrina");
    await backend.context.db.update(blockPage).set({ popup: null }).where(vetrina);
    expect(category && toCategory(category).popup).toEqual(popup);
  });

  test("return one block by its id", async () => {
    const { category } = await fetchPage("homepage-2023");
    const block = category?.categoryBlocks[0];
    const answer = await backend.get(
      `/ebsn/api/category-block/info?categoryBlockId=${block?.categoryBlockId}`,
    );
    expect(categoryBlockSchema.parse(envelopeSchema.parse(answer.body).data)).toEqual(block);
    const [row] = await backend.context.db
      .select()
      .from(blockPage)
      .where(eq(blockPage.slug, "homepage-2023"));
    const limited = row!.blocks.map((own) => ({
      ...own,
      visibility: { from: "", to: "", warehouseIds: [], segmentIds: [9_999] },
    }));
    await backend.context.db
      .update(blockPage)
      .set({ blocks: limited })
      .where(eq(blockPage.slug, "homepage-2023"));
    const hidden = await backend.get(
      `/ebsn/api/category-block/info?categoryBlockId=${block?.categoryBlockId}`,
    );
    expect(hidden.body).toMatchObject({ response: { status: 404 } });
    await backend.context.db
      .update(blockPage)
      .set({ blocks: row!.blocks })
      .where(eq(blockPage.slug, "homepage-2023"));
    const unknownBlock = await backend.get("/ebsn/api/category-block/info?categoryBlockId=999999");
    expect(unknownBlock.body).toMatchObject({ response: { status: 404 } });
  });
});
