import nock from "nock";
import { getMenu } from "@/lib/content/menus";

const SITE = "http://localhost:4000";

const answer = (status: number, body: unknown) =>
  nock(SITE)
    .get("/p/wp-json/wp-api-menus/v2/menu-locations/footer")
    .reply(status, body as nock.Body);

const item = (title: string, url: string, more: Record<string, unknown> = {}) => ({
  ID: 1,
  title,
  url,
  ...more,
});

afterEach(() => nock.cleanAll());

test("a menu comes in its order, with the shop's own addresses inside and others outside", async () => {
  answer(200, [
    item("Fuori", "https://esempio.test/a", { order: 2 }),
    item("Gruppo", "#", { order: 1, children: [item("Chi siamo", `${SITE}/shop/page/chi-siamo`)] }),
    item("Cattiva", "javascript:alert(1)", { order: 3 }),
  ]);
  await expect(getMenu("footer")).resolves.toEqual([
    {
      title: "Gruppo",
      href: "",
      isOutside: false,
      children: [{ title: "Chi siamo", href: "/page/chi-siamo", isOutside: false, children: [] }],
    },
    { title: "Fuori", href: "https://esempio.test/a", isOutside: true, children: [] },
  ]);
});

test.each([
  ["is missing", 404, { code: "rest_no_route" }],
  ["is empty", 200, []],
])("a menu that %s is none", async (_name, status, body) => {
  answer(status, body);
  await expect(getMenu("footer")).resolves.toBeNull();
});

test("a page stands without the menu of a content system that is down, and the log knows", async () => {
  const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  answer(503, { code: "busy" });
  await expect(getMenu("footer")).resolves.toBeNull();
  expect(log).toHaveBeenCalledWith(expect.stringContaining("content.menu"));
});
