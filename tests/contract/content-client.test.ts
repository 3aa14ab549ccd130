import { wpTermsSchema } from "@/lib/ebsn/schemas/wordpress";
import { stories, uxBlocks } from "@/backend/seed/content";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

async function loadContentClient() {
  const [documents, forms, slides, stories] = await Promise.all([
    import("@/lib/content/documents"),
    import("@/lib/content/forms"),
    import("@/lib/content/slides"),
    import("@/lib/content/stories"),
  ]);
  return { ...documents, ...forms, ...slides, ...stories };
}

describe("the storefront's content client", () => {
  let backend: TestBackend;
  let content: Awaited<ReturnType<typeof loadContentClient>>;
  const previousUrl = process.env.CONTENT_API_URL;

  beforeAll(async () => {
    backend = await startBackend();
    process.env.CONTENT_API_URL = backend.url;
    content = await loadContentClient();
  });
  afterAll(async () => {
    if (previousUrl === undefined) delete process.env.CONTENT_API_URL;
    else process.env.CONTENT_API_URL = previousUrl;
    await backend.stop();
  });

  test("slides depend on the day and the delivery service", async () => {
    const titles = async (day: string, service: number) =>
      (await content.getSlides(1, day, service)).map(({ title }) => title);
    expect(await titles("2026-11-20", 2)).toEqual(["La spesa di stagione"]);
    expect(await titles("2026-11-20", 1)).toEqual(["La spesa di stagione", "Ritiri in cinque minuti"]);
    expect(await titles("2026-12-10", 2)).toEqual(["Natale in tavola"]);
    const all = await content.getSlidesById(1);
    expect(all).toHaveLength(3);
    const picture = await backend.get((all[0]?.picture ?? "").replace("/1440/", "/240/"));
    expect([picture.http, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(await content.getSlidesById(99)).toEqual([]);
  });

  test("blocks are found by slug, mail parameters by form", async () => {
    await expect(content.getUxBlock("assistenza")).resolves.toMatchObject({
      title: uxBlocks.find(({ slug }) => slug === "assistenza")?.title,
    });
    await expect(content.getUxBlock("nessuno")).resolves.toBeNull();
    await expect(content.getMailParameters(11)).resolves.toMatchObject({ from_name: "Madia" });
    await expect(content.getMailParameters(99)).resolves.toEqual({});
  });

  test("a story is found by id, drafts are not, and a wrong token returns 401", async () => {
    const [published, draft] = stories;
    await expect(content.getStory(published?.storyId ?? 0)).resolves.toMatchObject({
      slug: published?.slug,
      date: published?.published,
      content: { component: "page" },
    });
    await expect(content.getStory(draft?.storyId ?? 0)).resolves.toBeNull();
    await expect(content.getStory(9999)).resolves.toBeNull();
    expect((await backend.get("/v2/cdn/stories/501?token=altro")).http).toBe(401);
  });

  test("recipes are a custom type with a taxonomy", async () => {
    const terms = wpTermsSchema.parse((await backend.get("/p/wp-json/wp/v2/portata?per_page=100")).body);
    const course = terms.find(({ slug }) => slug === "primi-piatti");
    const list = await content.getDocuments({ type: "recipes", terms: { portata: [course?.id ?? 0] } });
    expect(list?.total).toBe(course?.count);
    for (const { type, terms: documentTerms } of list?.documents ?? [])
      expect([type, documentTerms.find(({ taxonomy }) => taxonomy === "portata")?.slug]).toEqual([
        "recipe",
        "primi-piatti",
      ]);
    const none = await content.getDocuments({ type: "recipes", terms: { portata: [1] } });
    expect(none).toMatchObject({ documents: [], total: 0 });
  });

  test("a plugin's list has ten posts a page, with embedded images and categories", async () => {
    const first = await content.getDocuments({ type: "posts", root: "custom/v1" });
    expect(first?.documents).toHaveLength(10);
    expect(first?.pages).toBeGreaterThan(1);
    expect(first?.documents[0]).toMatchObject({
      picture: expect.stringMatching(/^\/photo\//),
      pictureAlt: expect.stringMatching(/\w/),
      terms: [{ taxonomy: "category" }],
    });
    const last = first?.pages ?? 0;
    expect((await content.getDocuments({ type: "posts", page: last }))?.documents.length).toBeGreaterThan(0);
    await expect(content.getDocuments({ type: "posts", page: last + 1 })).resolves.toBeNull();
  });

  test("search results link to the pages of the shop", async () => {
    const { found } = await content.searchContent("risotto zucca");
    expect(found[0]).toMatchObject({ path: "/ricette/risotto-alla-zucca-e-taleggio", subtype: "recipe" });
  });
});
