import nock from "nock";
import { getMenu } from "@/lib/content/menus";
import { missingRoutes } from "@/lib/upstream/missing-routes";

const SITE = "http://localhost:4000";

const mockMenu = (status: number, body: unknown) =>
  nock(SITE)
    .get("/p/wp-json/wp-api-menus/v2/menu-locations/footer")
    .reply(status, body as nock.Body);

const item = (title: string, url: string, overrides: Record<string, unknown> = {}) => ({
  ID: 1,
  title,
  url,
  ...overrides,
});

afterEach(() => {
  nock.cleanAll();
  missingRoutes.clear();
});

test.each([
  ["Pane & <em>companatico</em>", "Pane & companatico"],
  ["Pane &amp; companatico", "Pane & companatico"],
  ["<i class='icon-home'></i> Home", "Home"],
])("the title %j is plain text", async (title, expected) => {
  mockMenu(200, [item(title, "/page/pane")]);
  expect((await getMenu("footer"))?.map((entry) => entry.title)).toEqual([expected]);
});

test("sorts a menu and separates internal from external links", async () => {
  mockMenu(200, [
    item("Fuori", "https://esempio.test/a", { order: 2 }),
    item("Gruppo", "#", { order: 1, children: [item("Chi siamo", `${SITE}/shop/page/chi-siamo`)] }),
    item("Cattiva", "javascript:alert(1)", { order: 3 }),
  ]);
  await expect(getMenu("footer")).resolves.toEqual([
    {
      title: "Gruppo",
      href: "",
      isExternal: false,
      children: [{ title: "Chi siamo", href: "/page/chi-siamo", isExternal: false, children: [] }],
    },
    { title: "Fuori", href: "https://esempio.test/a", isExternal: true, children: [] },
  ]);
});

test.each(["https://", "http://[via", "//"])(
  "an item without an address (%j) costs the menu nothing else",
  async (url) => {
    mockMenu(200, [item("Rotta", url), item("Fuori", "https://esempio.test/a", { ID: 2, order: 2 })]);
    expect((await getMenu("footer"))?.map(({ title }) => title)).toEqual(["Fuori"]);
  },
);

test.each([
  ["is missing", 404, { code: "rest_no_route" }],
  ["is empty", 200, []],
])("returns null when the menu %s", async (_name, status, body) => {
  mockMenu(status, body);
  await expect(getMenu("footer")).resolves.toBeNull();
});

test("asks for a menu that is missing once, then not for a minute", async () => {
  mockMenu(404, { code: "rest_no_route" });
  await getMenu("footer");
  mockMenu(200, [item("Fuori", "https://esempio.test/a")]);
  await expect(getMenu("footer")).resolves.toBeNull();
  missingRoutes.clear();
  await expect(getMenu("footer")).resolves.toHaveLength(1);
});

test("returns null and logs when the content system is down", async () => {
  const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  mockMenu(503, { code: "busy" });
  await expect(getMenu("footer")).resolves.toBeNull();
  expect(log).toHaveBeenCalledWith(expect.stringContaining("content.menu"));
});

const pluginItem = (title: string, url: string, object: string, overrides: Record<string, unknown> = {}) =>
  item(title, url, {
    object,
    type: object === "custom" ? "custom" : object === "category" ? "taxonomy" : "post_type",
    classes: "",
    children: [],
    ...overrides,
  });

test("links what WordPress lists by its kind and slug to the shop's own pages", async () => {
  mockMenu(200, [
    pluginItem("Contatti", `${SITE}/p/contatti/`, "page"),
    pluginItem("Sede", `${SITE}/p/azienda/la-sede/`, "page", { object_slug: "la-sede-di-milano" }),
    pluginItem("Pane", `${SITE}/p/2026/10/pane-e-companatico/`, "post"),
    pluginItem("Risotto", `${SITE}/p/ricette/risotto-1/`, "recipe"),
    pluginItem("In cucina", `${SITE}/p/category/in-cucina/`, "category"),
    pluginItem("Pasta", "/shop/category/pasta", "custom"),
    pluginItem("Novità", `${SITE}/category//pasta?sort=name`, "custom"),
    pluginItem("Regolamento", `${SITE}/p/wp-content/uploads/regolamento.pdf`, "attachment"),
    pluginItem("Scheda", `${SITE}/p/?page_id=12`, "page"),
  ]);
  const menu = await getMenu("footer");
  expect(menu?.map(({ title, href, isExternal }) => [title, href, isExternal])).toEqual([
    ["Contatti", "/page/contatti", false],
    ["Sede", "/page/la-sede-di-milano", false],
    ["Pane", "/news/pane-e-companatico", false],
    ["Risotto", "/ricette/risotto-1", false],
    ["In cucina", "/news", false],
    ["Pasta", "/pasta", false],
    ["Novità", "/pasta?sort=name", false],
    ["Regolamento", "/p/wp-content/uploads/regolamento.pdf", true],
    ["Scheda", `${SITE}/p/?page_id=12`, true],
  ]);
});

test("nests the items of a flat list below their parents", async () => {
  mockMenu(200, [
    item("Gruppo", "#", { ID: 5, order: 1, parent: 0, children: [] }),
    item("Figlio", "/pasta", { ID: 6, order: 2, parent: 5, children: [] }),
  ]);
  const menu = await getMenu("footer");
  expect(menu?.map(({ title, children }) => [title, children.map((child) => child.title)])).toEqual([
    ["Gruppo", ["Figlio"]],
  ]);
});
