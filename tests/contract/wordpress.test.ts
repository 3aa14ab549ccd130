import { previewQuery } from "@/lib/preview/link";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { hasWordPress, TestWordPress } from "@/tests/support/wordpress";

const SECRET = "only-tests-a-secret-of-more-than-thirty-two-characters";

const mockDraft = { isEnabled: false };
const mockCookie = { value: "" };

jest.mock("next/headers", () => ({
  draftMode: async () => mockDraft,
  cookies: async () => ({ get: () => ({ value: mockCookie.value }) }),
}));

allowLocalhost();

if (!hasWordPress) process.stdout.write("WordPress is not installed: its tests are skipped.\n");
const describeWordPress = hasWordPress ? describe : describe.skip;

const PRETTY = "/%year%/%monthnum%/%postname%/";
const POSTS = 15;

async function loadContentClient(contentUrl: string) {
  jest.resetModules();
  process.env.CONTENT_API_URL = contentUrl;
  const [documents, forms, menus, slides] = await Promise.all([
    import("@/lib/content/documents"),
    import("@/lib/content/forms"),
    import("@/lib/content/menus"),
    import("@/lib/content/slides"),
  ]);
  return { ...documents, ...forms, ...menus, ...slides };
}

type ContentClient = Awaited<ReturnType<typeof loadContentClient>>;

describeWordPress("Debian's WordPress", () => {
  const wordpress = new TestWordPress();
  const previousUrl = process.env.CONTENT_API_URL;
  let contentUrl = "";
  let client: ContentClient;

  beforeAll(() => wordpress.start(), 120_000);
  afterAll(async () => {
    if (previousUrl === undefined) delete process.env.CONTENT_API_URL;
    else process.env.CONTENT_API_URL = previousUrl;
    await wordpress.stop();
  });

  describe.each([
    ["with plain permalinks", "", { folder: "", rewrite: false }],
    ["with plain permalinks in a folder", "", { folder: "/p", rewrite: false }],
    ["with pretty permalinks", PRETTY, { folder: "", rewrite: true }],
    ["in the shop's own folder, with pretty permalinks", PRETTY, { folder: "/p", rewrite: true }],
  ])("%s", (_name, permalinks, site) => {
    beforeAll(async () => {
      wordpress.setPermalinks(permalinks);
      contentUrl = await wordpress.serve(site);
      client = await loadContentClient(contentUrl);
    }, 60_000);

    test("lists posts paginated, newest first", async () => {
      const first = await client.getDocuments({ type: "posts" });
      expect(first).toMatchObject({ total: POSTS, pages: 2 });
      expect(first?.documents.map(({ slug }) => slug).slice(0, 3)).toEqual([
        "riservato",
        "senza-figura",
        "pane-e-companatico",
      ]);
      expect((await client.getDocuments({ type: "posts", page: 2 }))?.documents).toHaveLength(POSTS - 10);
    });

    test("returns null past the last page and for unknown types and slugs", async () => {
      await expect(client.getDocuments({ type: "posts", page: 9 })).resolves.toBeNull();
      await expect(client.getDocuments({ type: "scarpe" })).resolves.toBeNull();
      await expect(client.getContentPage("non-c-e")).resolves.toBeNull();
    });

    test("returns pages by slug, without drafts", async () => {
      await expect(client.getContentPage("chi-siamo")).resolves.toMatchObject({
        title: "Chi siamo",
        content: "<p>Bottega dal 1954.</p>",
        isProtected: false,
      });
      await expect(client.getContentPage("cambia")).resolves.toBeNull();
    });

    test("searches, and links to the shop's own paths", async () => {
      const { found, total } = await client.searchContent("companatico");
      expect(found).toEqual([
        {
          id: expect.any(Number),
          title: "Pane & “companatico” – d’una volta",
          path: "/news/pane-e-companatico",
          subtype: "post",
        },
      ]);
      expect(total).toBe(1);
      const pages = await client.searchContent("bottega");
      expect(pages.found.map(({ path }) => path)).toEqual(["/page/chi-siamo"]);
    });

    test("returns an image that loads, without shortcodes and entities", async () => {
      const list = await client.getDocuments({ type: "posts" });
      const breadPost = list?.documents.find(({ slug }) => slug === "pane-e-companatico");
      expect(breadPost).toMatchObject({
        title: "Pane & “companatico” – d’una volta",
        excerpt: "Farina & acqua…",
        date: "2026-10-20",
        pictureAlt: "Il banco del pane & dei dolci",
      });
      expect(breadPost?.content).toContain("Ciao");
      expect(breadPost?.content).not.toMatch(/\[[a-z/]/);
      const [inlineImage = ""] = /(?<=<img[^>]*src=")[^"]+/.exec(breadPost?.content ?? "") ?? [];
      expect(breadPost?.picture).toMatch(site.folder ? /^\/p\/wp-content\// : /^http.*\/wp-content\//);
      // The image URL in the text is relative to the site's root.
      for (const address of site.folder
        ? [breadPost?.picture ?? ""]
        : [breadPost?.picture ?? "", inlineImage]) {
        const picture = await fetch(new URL(address, contentUrl));
        expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      }
    });
  });

  describe("with default settings", () => {
    test("returns only the title of a protected post", async () => {
      const list = await client.getDocuments({ type: "posts" });
      const protectedPost = list?.documents.find(({ slug }) => slug === "riservato");
      expect(protectedPost).toMatchObject({
        title: "Riservato",
        isProtected: true,
        content: "",
        excerpt: "",
      });
      await expect(client.getContentPage("soci")).resolves.toMatchObject({ isProtected: true, content: "" });
    });

    test("hides drafts, private and future posts", async () => {
      const pages = await Promise.all([1, 2].map((page) => client.getDocuments({ type: "posts", page })));
      const slugs = pages.flatMap((page) => page?.documents.map(({ slug }) => slug));
      expect(slugs).toHaveLength(POSTS);
      expect(slugs).not.toEqual(expect.arrayContaining([expect.stringMatching(/bozza|privato|domani/)]));
    });

    describe("in preview", () => {
      const openPreview = (date: string, path = "/page/cambia") => {
        mockDraft.isEnabled = true;
        mockCookie.value = previewQuery({ path, date }, Math.floor(Date.now() / 1000) + 600, SECRET);
      };
      const clientWithPassword = async (password: string) => {
        jest.replaceProperty(process, "env", {
          ...process.env,
          REVALIDATE_SECRET: SECRET,
          CONTENT_API_AUTH: `prova:${password}`,
        });
        return loadContentClient(contentUrl);
      };
      afterEach(() => {
        mockDraft.isEnabled = false;
      });

      test("returns drafts with a user's application password", async () => {
        const authorizedClient = await clientWithPassword(wordpress.seeded.password);
        await expect(authorizedClient.getContentPage("cambia")).resolves.toBeNull();
        openPreview("");
        await expect(authorizedClient.getContentPage("cambia")).resolves.toMatchObject({ title: "Cambia" });
        await expect((await clientWithPassword("sbagliata")).getContentPage("cambia")).rejects.toMatchObject({
          kind: "http",
        });
      });

      test("returns posts published up to a day", async () => {
        const authorizedClient = await clientWithPassword(wordpress.seeded.password);
        const slugs = async () =>
          (await authorizedClient.getDocuments({ type: "posts" }))?.documents.map(({ slug }) => slug) ?? [];
        openPreview("2098-12-31");
        expect(await slugs()).not.toContain("domani");
        openPreview("2099-01-01");
        expect(await slugs()).toContain("domani");
        expect(await slugs()).not.toContain("bozza");
      });
    });

    test("returns a post whose image was deleted", async () => {
      const list = await client.getDocuments({ type: "posts" });
      expect(list?.documents.find(({ slug }) => slug === "senza-figura")).toMatchObject({ picture: "" });
    });

    test("returns the categories of a post", async () => {
      const list = await client.getDocuments({ type: "posts", perPage: 100 });
      const terms = list?.documents.map((post) => post.terms) ?? [];
      const kitchen = { name: "In cucina & a tavola", slug: "in-cucina", taxonomy: "category" };
      expect(terms.filter((ofPost) => ofPost.some(({ slug }) => slug === kitchen.slug))).toEqual(
        Array(10).fill([kitchen]),
      );
    });

    test("lists a custom type", async () => {
      const first = await client.getDocuments({ type: "recipes" });
      expect(first).toMatchObject({ total: 9, pages: 1 });
      expect(first?.documents[0]).toMatchObject({ type: "recipe", terms: [{ name: "Primi" }] });
      const { found } = await client.searchContent("risotto 3");
      expect(found[0]).toMatchObject({ path: "/ricette/risotto-3" });
    });

    test("returns no menus, slides, blocks or mail parameters without their plugins", async () => {
      await expect(client.getMenu("footer")).resolves.toBeNull();
      await expect(client.getSlides(1, "2026-11-20", 2)).resolves.toEqual([]);
      await expect(client.getSlidesById(1)).resolves.toEqual([]);
      await expect(client.getUxBlock("avviso")).resolves.toBeNull();
      await expect(client.getMailParameters(1)).resolves.toEqual({});
    });
  });
});
