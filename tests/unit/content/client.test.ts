import nock from "nock";
import { getContentPage, getDocuments, searchContent } from "@/lib/content/documents";
import { ContentFailure } from "@/lib/content/failure";

const SITE = "http://localhost:4000";
const API = "/p/wp-json/wp/v2";

const document = {
  id: 7,
  slug: "chi-siamo",
  type: "page",
  date: "2026-11-20T08:30:00",
  modified: "2026-11-21T09:00:00",
  link: `${SITE}/p/chi-siamo/`,
  title: { rendered: "Pane &amp; <em>companatico</em> &#8211; chi siamo" },
  content: {
    rendered: `<p>[vc_row el="1"]Ciao[/vc_row]</p><img src="/p/wp-content/uploads/a.jpg"><img src="${SITE}/p/wp-content/uploads/b.jpg">`,
    protected: false,
  },
  excerpt: { rendered: "<p>La nostra storia [&hellip;]</p>\n", protected: false },
  _embedded: {
    "wp:featuredmedia": [{ source_url: `${SITE}/p/wp-content/uploads/c.jpg`, alt_text: "Il forno" }],
    "wp:term": [[{ id: 1, name: "In cucina", slug: "in-cucina", taxonomy: "category" }], []],
  },
};

const errorBody = (code: string, status: number) => ({ code, message: "no", data: { status } });

afterEach(() => nock.cleanAll());

describe("a page of the content system", () => {
  const page = (reply: unknown, status = 200) =>
    nock(SITE)
      .get(`${API}/pages`)
      .query({ slug: "chi-siamo", _embed: 1 })
      .reply(status, reply as nock.Body);

  it("is parsed with text, picture and terms", async () => {
    page([document]);
    await expect(getContentPage("chi-siamo")).resolves.toEqual({
      id: 7,
      slug: "chi-siamo",
      type: "page",
      title: "Pane & companatico – chi siamo",
      content: `<p>Ciao</p><img src="/p/wp-content/uploads/a.jpg"><img src="/p/wp-content/uploads/b.jpg">`,
      excerpt: "La nostra storia […]",
      date: "2026-11-20",
      modified: "2026-11-21",
      isProtected: false,
      picture: "/p/wp-content/uploads/c.jpg",
      pictureAlt: "Il forno",
      terms: [{ name: "In cucina", slug: "in-cucina", taxonomy: "category" }],
    });
  });

  it("is null for an unknown slug", async () => {
    page([]);
    await expect(getContentPage("chi-siamo")).resolves.toBeNull();
  });

  it("has no text when protected", async () => {
    page([{ ...document, content: { rendered: "<p>segreto</p>", protected: true } }]);
    await expect(getContentPage("chi-siamo")).resolves.toMatchObject({
      isProtected: true,
      content: "",
      excerpt: "",
    });
  });

  it("is named by its slug when it has no title", async () => {
    page([{ ...document, title: { rendered: " " } }]);
    await expect(getContentPage("chi-siamo")).resolves.toMatchObject({ title: "Chi siamo" });
  });

  it("is parsed without a picture that is not accessible", async () => {
    page([{ ...document, _embedded: { "wp:featuredmedia": [errorBody("rest_post_invalid_id", 404)] } }]);
    await expect(getContentPage("chi-siamo")).resolves.toMatchObject({ picture: "", terms: [] });
  });

  it.each([
    "\uFEFFNotice: Undefined index in theme.php\n",
    '<br />\n<b>Warning</b>:  Undefined array key "x" in <b>a.php</b> on line <b>3</b><br />\n',
    "Notice: x[0] in theme.php\n\n",
  ])("is parsed after PHP notices: %j", async (notice) => {
    page(`${notice}${JSON.stringify([document])}`);
    await expect(getContentPage("chi-siamo")).resolves.toMatchObject({ id: 7 });
  });
});

describe("a list of documents", () => {
  it("reads totals from the WordPress headers, ten per page", async () => {
    nock(SITE)
      .get(`${API}/posts`)
      .query({ page: 2, per_page: 10, _embed: 1 })
      .reply(200, [document, { broken: true }] as nock.Body, { "X-WP-Total": "21", "X-WP-TotalPages": "3" });
    const list = await getDocuments({ type: "posts", page: 2 });
    expect(list).toMatchObject({ total: 21, pages: 3 });
    expect(list?.documents).toHaveLength(1);
  });

  it("is null past the last page", async () => {
    nock(SITE).get(`${API}/posts`).query(true).reply(400, errorBody("rest_post_invalid_page_number", 400));
    await expect(getDocuments({ type: "posts", page: 9 })).resolves.toBeNull();
  });

  it("is null for an unknown type", async () => {
    nock(SITE).get(`${API}/scarpe`).query(true).reply(404, errorBody("rest_no_route", 404));
    await expect(getDocuments({ type: "scarpe" })).resolves.toBeNull();
  });

  it.each([
    ["an HTTP error", 401, errorBody("rest_forbidden", 401), { kind: "http", code: "rest_forbidden" }],
    ["an outage", 503, errorBody("busy", 503), { kind: "http", http: 503 }],
    ["a response that is not a list", 200, "42", { kind: "contract" }],
    ["a response without data", 200, "null", { kind: "contract" }],
  ])("reports %s", async (_name, status, body, failure) => {
    nock(SITE)
      .get(`${API}/posts`)
      .query(true)
      .reply(status, body as nock.Body);
    const thrown: unknown = await getDocuments({ type: "posts" }).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ContentFailure);
    expect(thrown).toMatchObject(failure);
  });
});

test("searches 24 per page and returns paths of the shop", async () => {
  nock(SITE)
    .get(`${API}/search`)
    .query({ search: "risotto", page: 1, per_page: 24, type: "post", subtype: "any", _embed: 1 })
    .reply(200, [
      { id: 1, title: "Riso &amp; riso", url: `${SITE}/news/riso/`, type: "post", subtype: "post" },
    ]);
  await expect(searchContent("risotto")).resolves.toEqual({
    found: [{ id: 1, title: "Riso & riso", path: "/news/riso/", subtype: "post" }],
    total: 1,
  });
});
