import nock from "nock";
import { getArticle, getArticles, getCourses } from "@/lib/ebsn/articles";
import { getCategory, getProduct, getSuggestions } from "@/lib/ebsn/catalogue";
import { getCustomForm } from "@/lib/ebsn/forms";
import { getLeaflet, getLeafletProducts, getLeaflets } from "@/lib/ebsn/leaflets";
import { getRegistrationDisclaimers } from "@/lib/ebsn/registration";
import { getWarehouse, getWarehouses } from "@/lib/ebsn/warehouses";
import { skipTimeouts } from "@/tests/support/skip-timeouts";
import { envelope } from "@/tests/support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API_URL = "http://localhost:4000";

const mockAll = (status: number, body: nock.Body) => nock(API_URL).persist().get(/.*/).reply(status, body);

afterEach(() => nock.cleanAll());

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

it.each([404, 405])("an unknown category or product may be answered with %s", async (status) => {
  mockAll(status, "<h1>Not Found</h1>");
  await expect(getCategory("x")).resolves.toBeNull();
  await expect(getProduct("x")).resolves.toBeNull();
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

it("a page with 200 in place of the catalogue is an outage", async () => {
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
