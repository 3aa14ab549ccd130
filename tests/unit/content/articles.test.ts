import nock from "nock";
import { getArticlesPage } from "@/components/content/get-articles-page";
import { redirectToCanonical } from "@/components/content/redirect-to-canonical";
import { getArticle, getArticles, getCourses, getPageArticle } from "@/lib/content/articles";
import { findDocument } from "@/lib/content/find-document";
import { env } from "@/lib/env";
import { missingRoutes } from "@/lib/upstream/missing-routes";
import { envelope } from "@/tests/support/envelope";
import { skipTimeouts } from "@/tests/support/skip-timeouts";

jest.mock("@/lib/ebsn/reachability", () => ({ getReachability: async () => "reachable" }));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));
jest.mock("next-intl/server", () => ({ getLocale: () => Promise.resolve("en") }));
jest.mock("@/lib/env", () => ({ env: jest.fn() }));

const SITE = "http://localhost:4000";
const WP = "/p/wp-json/wp/v2";
const given = jest.requireActual<{ env: typeof env }>("@/lib/env").env();

const setSource = (articlesFrom: "auto" | "ebsn" | "wordpress") =>
  jest.mocked(env).mockReturnValue({ ...given, articlesFrom });

const post = {
  id: 7,
  slug: "riso",
  type: "post",
  date: "2026-11-20T08:30:00",
  modified: "2026-11-25T09:00:00",
  title: { rendered: "Riso &amp; zucca" },
  content: { rendered: "<p>Tosta il riso.</p>", protected: false },
  excerpt: { rendered: "<p>Come al forno</p>", protected: false },
  _embedded: { "wp:term": [[{ id: 1, name: "In cucina", slug: "in-cucina", taxonomy: "category" }]] },
};

const own = { articleId: 3, slug: "riso", title: "Il riso del negozio", articleType: { name: "post" } };
const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 10 };

function mockEbsn(articles: object[] | null): void {
  const shop = nock(SITE).persist();
  const search = shop.get("/ebsn/api/article/search").query(true);
  const view = shop.get("/ebsn/api/article/view").query(true);
  if (articles === null) {
    search.reply(404, "<h1>Not Found</h1>");
    view.reply(404, "<h1>Not Found</h1>");
    return;
  }
  search.reply(200, envelope({ articles, page: { ...page, totItems: articles.length } }));
  view.reply((uri) => [
    200,
    envelope(uri.includes("slug=riso&") || uri.endsWith("slug=riso") ? { article: articles[0] } : {}),
  ]);
}

const mockPosts = (type: "posts" | "recipes" = "posts") =>
  nock(SITE)
    .persist()
    .get(`${WP}/${type}`)
    .query(true)
    .reply(200, [post], { "x-wp-total": "1", "x-wp-totalpages": "1" });

beforeEach(() => {
  skipTimeouts();
  setSource("auto");
});
afterEach(() => {
  nock.cleanAll();
  missingRoutes.clear();
});

test("where EBSN has articles they are shown, and WordPress is not asked", async () => {
  mockEbsn([own]);
  const { articles, items } = await getArticles({ kind: "post" });
  expect([articles[0]?.title, items]).toEqual(["Il riso del negozio", 1]);
  await expect(getArticle("riso", "post")).resolves.toMatchObject({ title: "Il riso del negozio" });
  await expect(getArticle("zucca", "post")).resolves.toBeNull();
});

test.each([
  ["knows no articles", null],
  ["has none", []],
])("where EBSN %s they come from WordPress", async (_name, articles) => {
  mockEbsn(articles);
  mockPosts();
  mockPosts("recipes");
  await expect(getArticles({ kind: "post", pageSize: 10 })).resolves.toMatchObject({
    pages: 1,
    items: 1,
    articles: [{ kind: "post", slug: "riso", title: "Riso & zucca", abstract: "Come al forno" }],
  });
  await expect(getArticle("riso", "recipe")).resolves.toMatchObject({
    kind: "recipe",
    content: "<p>Tosta il riso.</p>",
    recipe: null,
    date: "2026-11-20",
    modified: "2026-11-25",
    categories: [{ name: "In cucina", slug: "in-cucina" }],
  });
});

test("a shop with neither has none", async () => {
  mockEbsn(null);
  nock(SITE)
    .persist()
    .get(/\/wp-json\/|rest_route/)
    .reply(404, "<h1>Not Found</h1>");
  await expect(getArticles({ kind: "recipe" })).resolves.toEqual({ articles: [], pages: 1, items: 0 });
  await expect(getArticle("riso", "recipe")).resolves.toBeNull();
  await expect(findDocument("contatti", "page")).resolves.toBeNull();
});

test("an outage of WordPress is no empty list", async () => {
  mockEbsn(null);
  nock(SITE)
    .persist()
    .get(/\/wp-json\//)
    .reply(503, "<h1>Busy</h1>");
  await expect(getArticles({ kind: "post" })).rejects.toMatchObject({ http: 503 });
});

test("courses are those of all recipes that can be asked for, however many there are", async () => {
  setSource("ebsn");
  const inCourse = (name: string, articleClassId?: number) => ({
    ...own,
    slug: name.toLowerCase(),
    articleClass: [{ articleClassId, name, articleClassGroup: { name: "course" } }],
  });
  const recipes = [[inCourse("Primi", 1)], [inCourse("Dolci", 2), inCourse("Torte")]];
  const search = nock(SITE).get("/ebsn/api/article/search");
  search
    .query(true)
    .times(2)
    .reply((uri) => {
      const at = Number(new URL(uri, SITE).searchParams.get("page"));
      return [200, envelope({ articles: recipes[at - 1], page: { ...page, selPage: at, totPages: 2 } })];
    });
  expect((await getCourses()).map(({ name }) => name)).toEqual(["Dolci", "Primi"]);
});

test("a recipe of WordPress is found at the address of a post, which moves to its own", async () => {
  mockEbsn(null);
  nock(SITE).persist().get(`${WP}/posts`).query(true).reply(200, []);
  mockPosts("recipes");
  const article = await getArticle("riso", "post");
  expect(article).toMatchObject({ kind: "recipe", slug: "riso" });
  if (article)
    await expect(redirectToCanonical(article, "post", "riso")).rejects.toMatchObject({
      digest: expect.stringContaining(";/en/ricette/riso;308"),
    });
  await expect(getArticle("altro", "post")).resolves.toBeNull();
});

test("of equal slugs in WordPress each address has its own", async () => {
  mockEbsn(null);
  mockPosts();
  mockPosts("recipes");
  await expect(getArticle("riso", "post")).resolves.toMatchObject({ kind: "post" });
  await expect(getArticle("riso", "recipe")).resolves.toMatchObject({ kind: "recipe" });
});

test("where EBSN has recipes, those of WordPress are at no address", async () => {
  const shop = nock(SITE).persist();
  const recipes = shop.get("/ebsn/api/article/search").query((query) => query.parent_article_type_id === "2");
  recipes.reply(200, envelope({ articles: [own], page }));
  shop
    .get("/ebsn/api/article/search")
    .query(true)
    .reply(200, envelope({ articles: [], page: { ...page, totItems: 0 } }));
  shop.get("/ebsn/api/article/view").query(true).reply(200, envelope({}));
  nock(SITE).persist().get(`${WP}/posts`).query(true).reply(200, []);
  mockPosts("recipes");
  await expect(getArticle("riso", "post")).resolves.toBeNull();
});

test.each([
  [{ kind: "post" }, "10"],
  [{ kind: "recipe" }, "10"],
  [{ kind: "recipe", classId: 4 }, "8"],
] as const)("a page of %j has %s entries", async (query, size) => {
  setSource("ebsn");
  nock(SITE)
    .get("/ebsn/api/article/search")
    .query(({ page_size: asked, page: number }) => asked === size && number === "2")
    .reply(200, envelope({ articles: [own], page: { ...page, totPages: 2 } }));
  await expect(getArticlesPage({ ...query, page: 2 })).resolves.toMatchObject({ first: Number(size) + 1 });
});

test("the setting says which, whatever the other has", async () => {
  setSource("wordpress");
  mockPosts();
  await expect(getArticle("riso", "post")).resolves.toMatchObject({ title: "Riso & zucca" });
  await expect(getPageArticle("riso")).resolves.toBeNull();
  await expect(getCourses()).resolves.toEqual([]);
  setSource("ebsn");
  mockEbsn([]);
  await expect(getArticles({ kind: "post" })).resolves.toMatchObject({ items: 0 });
  await expect(getArticle("zucca", "post")).resolves.toBeNull();
});
