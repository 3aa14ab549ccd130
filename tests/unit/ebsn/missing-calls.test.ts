import nock from "nock";
import { getArticle, getArticles, getCourses } from "@/lib/ebsn/articles";
import { getCategory, getProduct, getSuggestions } from "@/lib/ebsn/catalogue";
import { getCustomForm } from "@/lib/ebsn/forms";
import { getLeaflet, getLeafletProducts, getLeaflets } from "@/lib/ebsn/leaflets";
import { clearReachability } from "@/lib/ebsn/reachability";
import { getRegistrationDisclaimers } from "@/lib/ebsn/registration";
import { getWarehouse, getWarehouses } from "@/lib/ebsn/warehouses";
import { skipTimeouts } from "@/tests/support/skip-timeouts";
import { envelope } from "@/tests/support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API_URL = "http://localhost:4000";

const mockAll = (status: number, body: nock.Body) => nock(API_URL).persist().get(/.*/).reply(status, body);

const DEPARTMENTS = { filtered: true, depth: 3, hash: "w0d0t0" };

const answerDepartments = () => nock(API_URL).get("/ebsn/api/category").query(DEPARTMENTS);

/** The call that tells a missing document from an outage. */
const mockDepartments = () =>
  nock(API_URL)
    .persist()
    .get("/ebsn/api/category")
    .query(DEPARTMENTS)
    .reply(200, envelope({ categories: [{ categoryId: 1, name: "Pasta", slug: "pasta" }] }));

afterEach(() => {
  nock.cleanAll();
  clearReachability();
});

describe.each([
  ["404 with a page", 404, "<h1>Not Found</h1>"],
  ["405", 405, ""],
  ["501", 501, ""],
  ["a page with 200", 200, "<html>Benvenuto</html>"],
  ["no data", 200, envelope(null)],
  ["an error of its own", 200, envelope({}, { status: 1, errors: [{ code: "error.action.unknown" }] })],
])("calls that a shop answers with %s", (_name, status, body) => {
  beforeEach(() => {
    skipTimeouts();
    mockDepartments();
    mockAll(status, body as nock.Body);
  });

  it("leave lists empty and documents unknown", async () => {
    await expect(getArticles({ kind: "post" })).resolves.toEqual({ articles: [], pages: 1, items: 0 });
    await expect(getCourses()).resolves.toEqual([]);
    await expect(getArticle("chi-siamo")).resolves.toBeNull();
    await expect(getLeaflets()).resolves.toEqual([]);
    await expect(getLeaflet("natale")).resolves.toBeNull();
    await expect(getLeafletProducts(1)).resolves.toEqual([]);
    await expect(getRegistrationDisclaimers()).resolves.toEqual([]);
    await expect(getSuggestions("pane")).resolves.toMatchObject({ products: [] });
    await expect(getCustomForm(1)).resolves.toBeNull();
    await expect(getWarehouses()).resolves.toEqual([]);
    await expect(getWarehouse("navigli")).resolves.toBeNull();
  });
});

it.each([
  ["404 with a page", 404, "<h1>Not Found</h1>"],
  ["405 with a page", 405, "<h1>Not Allowed</h1>"],
  ["an error of its own", 200, envelope({}, { status: 1, errorsMessage: ["Prodotto non trovato"] })],
  ["bad input", 400, envelope({}, { status: 1 })],
])("an unknown category or product may be answered with %s", async (_name, status, body) => {
  mockDepartments();
  mockAll(status, body as nock.Body);
  await expect(getCategory("x")).resolves.toBeNull();
  await expect(getProduct("x")).resolves.toBeNull();
});

it.each([
  ["404", 404, 404],
  ["404 in the envelope", 200, 404],
])("%s of the shop's own needs no other call", async (_name, http, status) => {
  nock(API_URL).get("/ebsn/api/products").query({ slug: "x" }).reply(http, envelope({}, { status }));
  await expect(getProduct("x")).resolves.toBeNull();
});

it("asks for the departments once for all that is missing", async () => {
  const departments = nock(API_URL)
    .get("/ebsn/api/category")
    .query(DEPARTMENTS)
    .reply(200, envelope({ categories: [{ categoryId: 1, name: "Pasta", slug: "pasta" }] }));
  mockAll(200, envelope({}, { status: 1 }));
  await expect(Promise.all([getProduct("x"), getProduct("y"), getProduct("z")])).resolves.toEqual([
    null,
    null,
    null,
  ]);
  expect(departments.isDone()).toBe(true);
});

it.each([
  ["limits how often it is asked", () => answerDepartments().reply(429, envelope({}, { status: 429 }))],
  ["does not answer", () => answerDepartments().replyWithError("reset")],
])("a page is missing in a shop that %s when it is asked for its departments", async (_name, mock) => {
  mock();
  mockAll(404, "<h1>Not Found</h1>");
  await expect(getProduct("x")).resolves.toBeNull();
});

it("asks for the departments as the storefront does, of a shop that answers its clients only", async () => {
  nock(API_URL, { reqheaders: { "x-ebsn-client": "site", "x-ebsn-version": /./ } })
    .get("/ebsn/api/category")
    .query(DEPARTMENTS)
    .reply(200, envelope({ categories: [{ categoryId: 1, name: "Pasta", slug: "pasta" }] }));
  mockAll(404, "<h1>Not Found</h1>");
  await expect(getProduct("x")).resolves.toBeNull();
});

describe.each([
  ["in maintenance", 200, envelope(null, { status: 1, errorsMessage: ["Sito in manutenzione"] }), 503],
  ["with a page for maintenance", 200, "<html>Manutenzione</html>", 503],
  ["that has been taken away", 404, "<h1>Not Found</h1>", 503],
  ["that refuses the server", 403, envelope(null, { status: 1, errorsMessage: ["Accesso negato"] }), 403],
  ["that asks for a log-in", 401, envelope(null, { status: 1 }), 401],
])("a shop %s", (_name, status, body, http) => {
  beforeEach(() => {
    mockAll(status, body as nock.Body);
  });

  it("has no missing products and categories", async () => {
    await expect(getProduct("x")).rejects.toMatchObject({ kind: "http", http, isNotFound: false });
    await expect(getCategory("x")).rejects.toMatchObject({ kind: "http", http, isNotFound: false });
  });

  it("has no empty lists", async () => {
    await expect(getLeaflets()).rejects.toMatchObject({ kind: "http", http });
    await expect(getWarehouses()).rejects.toMatchObject({ kind: "http", http });
    await expect(getArticles({})).rejects.toMatchObject({ kind: "http", http });
  });
});

it.each([
  ["an outage", 503, "<h1>Busy</h1>"],
  ["a rejection", 403, "<h1>Forbidden</h1>"],
])("%s is no missing call", async (_name, status, body) => {
  skipTimeouts();
  mockAll(status, body);
  await expect(getArticles({})).rejects.toMatchObject({ http: status });
  await expect(getLeaflets()).rejects.toMatchObject({ http: status });
});

it("a page with 200 in place of a part of the catalogue is an outage", async () => {
  mockDepartments();
  mockAll(200, "<html>Manutenzione</html>");
  await expect(getCategory("x")).rejects.toMatchObject({ kind: "contract" });
  await expect(getProduct("x")).rejects.toMatchObject({ kind: "contract" });
});

describe("a shop with leaflet/search only", () => {
  const leaflet = {
    leafletId: 73,
    slug: "Natale",
    title: "Natale",
    baseLocation: "https://app.esempio.test/photo/leaflets/73/",
  };
  beforeEach(() => {
    mockDepartments();
    nock(API_URL)
      .persist()
      .get("/ebsn/api/leaflet/search")
      .query(true)
      .reply(200, envelope({ leaflets: [leaflet] }));
  });

  const noCall = () =>
    nock(API_URL).get("/ebsn/api/leaflet/view").query(true).reply(404, "<h1>Not Found</h1>");
  const idsOnly = () => nock(API_URL).get("/ebsn/api/leaflet/view").query(true).reply(200, envelope({}));

  it.each([
    ["natale", noCall],
    ["73", noCall],
    ["natale", idsOnly],
  ])("opens the leaflet %s from it", async (idOrSlug, mockView) => {
    mockView();
    await expect(getLeaflet(idOrSlug)).resolves.toMatchObject({
      leafletId: 73,
      title: "Natale",
      pages: [{ number: 1, picture: "https://app.esempio.test/photo/leaflets/73/0.png" }],
    });
  });

  it("has no other leaflet", async () => {
    noCall();
    await expect(getLeaflet("pasqua")).resolves.toBeNull();
  });
});
