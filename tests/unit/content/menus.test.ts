import nock from "nock";
import { getMenu } from "@/lib/content/menus";
import { absences } from "@/lib/upstream/absences";

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
  absences.clear();
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
  absences.clear();
  await expect(getMenu("footer")).resolves.toHaveLength(1);
});

test("returns null and logs when the content system is down", async () => {
  const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  mockMenu(503, { code: "busy" });
  await expect(getMenu("footer")).resolves.toBeNull();
  expect(log).toHaveBeenCalledWith(expect.stringContaining("content.menu"));
});
