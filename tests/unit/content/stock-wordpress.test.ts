import nock from "nock";

const SITE = "http://localhost:4000";

const htmlResponse = (status: number) =>
  [status, "<!doctype html><title>Pagina non trovata</title>"] as const;

/** A new module instance, which has not yet detected the site's API address. */
async function importFreshModule() {
  jest.resetModules();
  (await import("@/lib/upstream/missing-routes")).missingRoutes.clear();
  return import("@/lib/content/documents");
}

afterEach(() => nock.cleanAll());

test("detects a site with plain permalinks and keeps using its query URL", async () => {
  const { getDocuments } = await importFreshModule();
  for (const prefix of ["/p/wp-json", "/p/", "/wp-json"])
    nock(SITE)
      .get(prefix === "/p/" ? prefix : `${prefix}/wp/v2/posts`)
      .query(true)
      .reply(...htmlResponse(404));
  const requests = nock(SITE)
    .get("/")
    .query({ rest_route: "/wp/v2/posts", page: 1, per_page: 10, _embed: 1 })
    .reply(200, [{ id: 1, slug: "ciao-mondo", title: { rendered: "Ciao" } }])
    .get("/")
    .query({ rest_route: "/wp/v2/posts", page: 2, per_page: 10, _embed: 1 })
    .reply(200, []);
  expect((await getDocuments({ type: "posts" }))?.documents[0]?.slug).toBe("ciao-mondo");
  await getDocuments({ type: "posts", page: 2 });
  expect(requests.isDone()).toBe(true);
});

test("reports an outage instead of a missing page", async () => {
  const { getDocuments } = await importFreshModule();
  nock(SITE)
    .get("/p/wp-json/wp/v2/posts")
    .query(true)
    .reply(...htmlResponse(502));
  await expect(getDocuments({ type: "posts" })).rejects.toMatchObject({ kind: "http", http: 502 });
});

test.each([404, 405, 200])(
  "a host that answers %s with a page is asked for WordPress once a minute",
  async (status) => {
    const { getDocuments } = await importFreshModule();
    const { getMenu } = await import("@/lib/content/menus");
    const { missingRoutes } = await import("@/lib/upstream/missing-routes");
    let asked = 0;
    nock(SITE)
      .persist()
      .get(/./)
      .reply(() => {
        asked += 1;
        return [...htmlResponse(status)];
      });
    await expect(getDocuments({ type: "posts" })).resolves.toBeNull();
    expect(asked).toBe(4);
    await expect(getDocuments({ type: "recipes" })).resolves.toBeNull();
    await expect(getMenu("footer")).resolves.toBeNull();
    expect(asked).toBe(4);
    missingRoutes.clear();
    await expect(getDocuments({ type: "posts" })).resolves.toBeNull();
    expect(asked).toBe(8);
  },
);
