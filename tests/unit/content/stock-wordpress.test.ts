import nock from "nock";

const SITE = "http://localhost:4000";

const html = (status: number) => [status, "<!doctype html><title>Pagina non trovata</title>"] as const;

/** Each test meets the site for the first time. */
async function freshReader() {
  jest.resetModules();
  return import("@/lib/content/documents");
}

afterEach(() => nock.cleanAll());

test("a stock site with plain permalinks is found by its query, and asked there from then on", async () => {
  const { getDocuments } = await freshReader();
  for (const prefix of ["/p/wp-json", "/p/", "/wp-json"])
    nock(SITE)
      .get(prefix === "/p/" ? prefix : `${prefix}/wp/v2/posts`)
      .query(true)
      .reply(...html(404));
  const found = nock(SITE)
    .get("/")
    .query({ rest_route: "/wp/v2/posts", page: 1, per_page: 10, _embed: 1 })
    .reply(200, [{ id: 1, slug: "ciao-mondo", title: { rendered: "Ciao" } }])
    .get("/")
    .query({ rest_route: "/wp/v2/posts", page: 2, per_page: 10, _embed: 1 })
    .reply(200, []);
  expect((await getDocuments({ type: "posts" }))?.documents[0]?.slug).toBe("ciao-mondo");
  await getDocuments({ type: "posts", page: 2 });
  expect(found.isDone()).toBe(true);
});

test("a site that is down everywhere is an outage, not a missing page", async () => {
  const { getDocuments } = await freshReader();
  nock(SITE)
    .get("/p/wp-json/wp/v2/posts")
    .query(true)
    .reply(...html(502));
  await expect(getDocuments({ type: "posts" })).rejects.toMatchObject({ kind: "http", http: 502 });
});
