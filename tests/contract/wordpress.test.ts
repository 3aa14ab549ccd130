import { previewQuery } from "@/lib/preview/link";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { hasWordPress, TestWordPress } from "@/tests/support/wordpress";

const SECRET = "only-tests-a-secret-of-more-than-thirty-two-characters";

const mockDraft = { isEnabled: false };
const mockJar = { value: "" };

jest.mock("next/headers", () => ({
  draftMode: async () => mockDraft,
  cookies: async () => ({ get: () => ({ value: mockJar.value }) }),
}));

allowLocalhost();

if (!hasWordPress) process.stdout.write("WordPress is not installed here: its tests are skipped.\n");
const onWordPress = hasWordPress ? describe : describe.skip;

const PRETTY = "/%year%/%monthnum%/%postname%/";
const POSTS = 15;

/** The readers as a shop with its content at `contentUrl` has them. */
async function readersAt(contentUrl: string) {
  jest.resetModules();
  process.env.CONTENT_API_URL = contentUrl;
  const [documents, menus, slides] = await Promise.all([
    import("@/lib/content/documents"),
    import("@/lib/content/menus"),
    import("@/lib/content/slides"),
  ]);
  return { ...documents, ...menus, ...slides };
}

type Readers = Awaited<ReturnType<typeof readersAt>>;

onWordPress("Debian's WordPress", () => {
  const wordpress = new TestWordPress();
  const before = process.env.CONTENT_API_URL;
  let contentUrl = "";
  let readers: Readers;

  beforeAll(() => wordpress.start(), 120_000);
  afterAll(async () => {
    if (before === undefined) delete process.env.CONTENT_API_URL;
    else process.env.CONTENT_API_URL = before;
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
      readers = await readersAt(contentUrl);
    }, 60_000);

    test("lists posts page by page by its own count, the newest first", async () => {
      const first = await readers.getDocuments({ type: "posts" });
      expect(first).toMatchObject({ total: POSTS, pages: 2 });
      expect(first?.documents.map(({ slug }) => slug).slice(0, 3)).toEqual([
        "riservato",
        "senza-figura",
        "pane-e-companatico",
      ]);
      expect((await readers.getDocuments({ type: "posts", page: 2 }))?.documents).toHaveLength(POSTS - 10);
    });

    test("has no page past the last, no type nobody registered, no slug nobody wrote", async () => {
      await expect(readers.getDocuments({ type: "posts", page: 9 })).resolves.toBeNull();
      await expect(readers.getDocuments({ type: "scarpe" })).resolves.toBeNull();
      await expect(readers.getContentPage("non-c-e")).resolves.toBeNull();
    });

    test("has pages by slug, drafts for nobody", async () => {
      await expect(readers.getContentPage("chi-siamo")).resolves.toMatchObject({
        title: "Chi siamo",
        content: "<p>Bottega dal 1954.</p>",
        isProtected: false,
      });
      await expect(readers.getContentPage("cambia")).resolves.toBeNull();
    });

    test("finds words, at the shop's own addresses", async () => {
      const { found, total } = await readers.searchContent("companatico");
      expect(found).toEqual([
        {
          id: expect.any(Number),
          title: "Pane & “companatico” – d’una volta",
          path: "/news/pane-e-companatico",
          subtype: "post",
        },
      ]);
      expect(total).toBe(1);
      const pages = await readers.searchContent("bottega");
      expect(pages.found.map(({ path }) => path)).toEqual(["/page/chi-siamo"]);
    });

    test("gives a picture that loads, and no shortcode nor entity of it is left", async () => {
      const list = await readers.getDocuments({ type: "posts" });
      const bread = list?.documents.find(({ slug }) => slug === "pane-e-companatico");
      expect(bread).toMatchObject({
        title: "Pane & “companatico” – d’una volta",
        excerpt: "Farina & acqua…",
        date: "2026-10-20",
        pictureAlt: "Il banco del pane & dei dolci",
      });
      expect(bread?.content).toContain("Ciao");
      expect(bread?.content).not.toMatch(/\[[a-z/]/);
      const [inText = ""] = /(?<=<img[^>]*src=")[^"]+/.exec(bread?.content ?? "") ?? [];
      expect(bread?.picture).toMatch(site.folder ? /^\/p\/wp-content\// : /^http.*\/wp-content\//);
      // The address in the text is relative to the site's root.
      for (const address of site.folder ? [bread?.picture ?? ""] : [bread?.picture ?? "", inText]) {
        const picture = await fetch(new URL(address, contentUrl));
        expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      }
    });
  });

  describe("as it comes", () => {
    test("shows the title of a protected text and nothing of it", async () => {
      const list = await readers.getDocuments({ type: "posts" });
      const secret = list?.documents.find(({ slug }) => slug === "riservato");
      expect(secret).toMatchObject({ title: "Riservato", isProtected: true, content: "", excerpt: "" });
      await expect(readers.getContentPage("soci")).resolves.toMatchObject({ isProtected: true, content: "" });
    });

    test("keeps drafts, private and later posts to itself", async () => {
      const pages = await Promise.all([1, 2].map((page) => readers.getDocuments({ type: "posts", page })));
      const slugs = pages.flatMap((page) => page?.documents.map(({ slug }) => slug));
      expect(slugs).toHaveLength(POSTS);
      expect(slugs).not.toEqual(expect.arrayContaining([expect.stringMatching(/bozza|privato|domani/)]));
    });

    describe("in a preview", () => {
      const open = (date: string, path = "/page/cambia") => {
        mockDraft.isEnabled = true;
        mockJar.value = previewQuery({ path, date }, Math.floor(Date.now() / 1000) + 600, SECRET);
      };
      const withPassword = async (password: string) => {
        jest.replaceProperty(process, "env", {
          ...process.env,
          REVALIDATE_SECRET: SECRET,
          CONTENT_API_AUTH: `prova:${password}`,
        });
        return readersAt(contentUrl);
      };
      afterEach(() => {
        mockDraft.isEnabled = false;
      });

      test("shows drafts to the shop that knows a user's application password", async () => {
        const own = await withPassword(wordpress.made.password);
        await expect(own.getContentPage("cambia")).resolves.toBeNull();
        open("");
        await expect(own.getContentPage("cambia")).resolves.toMatchObject({ title: "Cambia" });
        await expect((await withPassword("sbagliata")).getContentPage("cambia")).rejects.toMatchObject({
          kind: "http",
        });
      });

      test("shows what comes out up to a day", async () => {
        const own = await withPassword(wordpress.made.password);
        const slugs = async () =>
          (await own.getDocuments({ type: "posts" }))?.documents.map(({ slug }) => slug) ?? [];
        open("2098-12-31");
        expect(await slugs()).not.toContain("domani");
        open("2099-01-01");
        expect(await slugs()).toContain("domani");
        expect(await slugs()).not.toContain("bozza");
      });
    });

    test("may have lost the picture of a post, which stands without", async () => {
      const list = await readers.getDocuments({ type: "posts" });
      expect(list?.documents.find(({ slug }) => slug === "senza-figura")).toMatchObject({ picture: "" });
    });

    test("names the categories of a post, and lists a category eight to a page", async () => {
      const { kitchen } = wordpress.made;
      const list = await readers.getDocuments({ type: "posts", terms: { categories: [kitchen] } });
      expect(list).toMatchObject({ total: 10, pages: 2 });
      expect(list?.documents).toHaveLength(8);
      expect(list?.documents[0]?.terms).toEqual([
        { name: "In cucina & a tavola", slug: "in-cucina", taxonomy: "category" },
      ]);
    });

    test("lists a type of the shop's own, by its taxonomy too", async () => {
      expect(await readers.getDocuments({ type: "recipes" })).toMatchObject({ total: 9, pages: 1 });
      const first = await readers.getDocuments({
        type: "recipes",
        terms: { portata: [wordpress.made.portata] },
      });
      expect(first).toMatchObject({ total: 9, pages: 2 });
      expect(first?.documents[0]).toMatchObject({ type: "recipe", terms: [{ name: "Primi" }] });
      const { found } = await readers.searchContent("risotto 3");
      expect(found[0]).toMatchObject({ path: "/ricette/risotto-3" });
    });

    test("has no menus, slides, blocks or mail parameters without their plugins: pages stand without", async () => {
      await expect(readers.getMenu("footer")).resolves.toBeNull();
      await expect(readers.getSlides(1, "2026-11-20", 2)).resolves.toEqual([]);
      await expect(readers.getSlidesById(1)).resolves.toEqual([]);
      await expect(readers.getUxBlock("avviso")).resolves.toBeNull();
      await expect(readers.getMailParameters(1)).resolves.toEqual({});
    });
  });
});
