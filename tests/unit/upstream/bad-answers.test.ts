import nock from "nock";
import { getContentPage } from "@/lib/content/documents";
import { getMenu } from "@/lib/content/menus";
import { getStory } from "@/lib/content/stories";
import { getProduct, getProducts } from "@/lib/ebsn/catalogue";
import { clearReachability } from "@/lib/ebsn/reachability";
import { closeCircuits } from "@/lib/upstream/circuit";
import { envelope } from "../../support/envelope";
import { NextRender } from "../../support/next-render";

const API_URL = "http://localhost:4000";

const BAD_ANSWERS: [string, string][] = [
  ["HTML", "<!doctype html><title>Manutenzione</title>"],
  ["half JSON", '{"response":{"status":0},"data":{"products":[{"na'],
  ["nothing", ""],
  ["null", "null"],
  ["an error of the shop", '{"response":{"status":1,"errorsMessage":["Riprova"]},"data":{}}'],
];

const PRODUCTS = JSON.stringify(envelope({ products: [{ productId: 1, name: "Pane", slug: "pane" }] }));
const answer = (body: string) => nock(API_URL).get("/ebsn/api/products").query(true).reply(200, body);
const readNames = async () => (await getProducts({ q: "pane" })).products.map(({ name }) => name);

afterEach(() => {
  nock.cleanAll();
  closeCircuits();
  clearReachability();
});

test("a content system in maintenance on the shop's own host leaves the shop open", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  const next = new NextRender();
  nock(API_URL)
    .get(/^\/p\//)
    .times(20)
    .reply(503, "Maintenance");
  for (let page = 0; page < 20; page += 1)
    await next.render(() => getContentPage(`page-${page}`)).catch(() => undefined);
  await expect(next.render(() => getContentPage("page-20"))).rejects.toThrow("circuit open");
  answer(PRODUCTS);
  expect((await next.render(readNames)).result).toEqual(["Pane"]);
});

describe("an answer that cannot be used, sent with status 200", () => {
  let next: NextRender;

  beforeEach(() => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    next = new NextRender();
  });

  test.each(BAD_ANSWERS)("%s is not stored: the shop is asked again", async (_name, body) => {
    answer(body);
    await expect(next.render(readNames)).rejects.toThrow();
    answer(PRODUCTS);
    expect((await next.render(readNames)).result).toEqual(["Pane"]);
  });

  test.each(BAD_ANSWERS)("%s leaves the last good copy in use, for a minute", async (_name, body) => {
    answer(PRODUCTS);
    await next.render(readNames);
    await next.revalidateTag("search");
    answer(body);
    const { result, revalidate } = await next.render(readNames);
    expect(result).toEqual(["Pane"]);
    expect(revalidate).toBeLessThanOrEqual(60);
    answer(PRODUCTS.replace("Pane", "Pane nuovo"));
    expect((await next.render(readNames)).result).toEqual(["Pane nuovo"]);
  });

  test("a good answer is stored", async () => {
    answer(PRODUCTS);
    await next.render(readNames);
    expect((await next.render(readNames)).result).toEqual(["Pane"]);
  });

  test("a page made without a product that the shop denied is looked at again within a minute", async () => {
    answer(BAD_ANSWERS[4]?.[1] ?? "");
    const departments = '{"response":{"status":0},"data":{"categories":[{"categoryId":1,"slug":"pane"}]}}';
    nock(API_URL)
      .get("/ebsn/api/category")
      .query({ filtered: true, depth: 3, hash: "w0d0t0" })
      .reply(200, departments);
    expect(await next.render(() => getProduct("pane"))).toEqual({ result: null, revalidate: 60 });
  });

  test("the content system's menus and stories too", async () => {
    const menu = () => nock(API_URL).get("/p/wp-json/wp-api-menus/v2/menu-locations/header");
    menu().reply(200, '{"title":');
    nock(API_URL).get(/./).times(3).reply(404, "");
    const first = await next.render(() => getMenu("header"));
    expect(first).toMatchObject({ result: null });
    expect(first.revalidate).toBeLessThanOrEqual(60);

    const story = () => nock(API_URL).get("/v2/cdn/stories/7").query(true);
    nock.cleanAll();
    story().reply(200, "{}");
    await expect(next.render(() => getStory(7))).rejects.toThrow();
    story().reply(200, {
      story: { id: 7, uuid: "u", slug: "s", name: "Storia", published_at: "", content: {} },
    });
    expect((await next.render(() => getStory(7))).result).toMatchObject({ name: "Storia" });
  });
});
