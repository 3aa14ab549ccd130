import nock from "nock";
import { GET } from "@/app/api/health/route";
import { clearReachability, getReachability } from "@/lib/ebsn/reachability";
import { envelope } from "@/tests/support/envelope";

const API_URL = "http://localhost:4000";

const health = async (query = "?deep") => {
  const response = await GET(new Request(`http://localhost:3000/api/health${query}`));
  const { shop } = (await response.json()) as { shop?: string };
  return [response.status, shop];
};

const answer = (status: number, body: nock.Body) =>
  nock(API_URL).get("/ebsn/api/category").query(true).reply(status, body);

afterEach(() => {
  nock.cleanAll();
  clearReachability();
  jest.restoreAllMocks();
});

test("a shop that answers its departments is reachable", async () => {
  answer(200, envelope({ categories: [{ categoryId: 1, name: "Pasta", slug: "pasta" }] }));
  await expect(health()).resolves.toEqual([200, "reachable"]);
});

test.each([
  ["a page in place of data", 200, "<html>Manutenzione</html>"],
  ["a rejection", 403, "<h1>Forbidden</h1>"],
  ["an outage", 503, "<h1>Busy</h1>"],
  ["no departments", 200, envelope({ categories: null })],
  ["an error of its own", 200, envelope({}, { status: 1 })],
])("%s is an outage for the deep check only", async (_name, status, body) => {
  answer(status, body as nock.Body);
  await expect(health()).resolves.toEqual([503, "unreachable"]);
  await expect(health("")).resolves.toEqual([200, undefined]);
});

test("a check ends at its deadline, and the late answer is used by the next one", async () => {
  const categories = [{ categoryId: 1, name: "Pasta", slug: "pasta" }];
  let answerNow: (body: string) => void = () => undefined;
  const body = new Promise<string>((resolve) => (answerNow = resolve));
  nock(API_URL)
    .get("/ebsn/api/category")
    .query(true)
    .reply(200, () => body);
  await expect(getReachability(Date.now())).resolves.toBe("unknown");
  await expect(getReachability(Date.now() + 20)).resolves.toBe("unknown");
  answerNow(JSON.stringify(envelope({ categories })));
  await expect(getReachability(Date.now() + 5000)).resolves.toBe("reachable");
});

test.each([
  ["a page in place of data", 200, "<html>Manutenzione</html>", "unreachable"],
  ["an outage", 503, "<h1>Busy</h1>", "unreachable"],
  ["too many requests", 429, "<h1>Slow down</h1>", "unknown"],
])("after %s (%i, %s) the shop is %s", async (_name, status, body, known) => {
  answer(status, body);
  await expect(getReachability(Date.now() + 5000)).resolves.toBe(known);
});

test("the shop is asked once for many checks, and again after five seconds", async () => {
  const categories = [{ categoryId: 1, name: "Pasta", slug: "pasta" }];
  let calls = 0;
  nock(API_URL)
    .persist()
    .get("/ebsn/api/category")
    .query(true)
    .reply(() => {
      calls += 1;
      return [calls === 1 ? 200 : 503, envelope({ categories })];
    });
  const many = await Promise.all(Array.from({ length: 20 }, () => health()));
  expect(many).toEqual(Array.from({ length: 20 }, () => [200, "reachable"]));
  await expect(health()).resolves.toEqual([200, "reachable"]);
  expect(calls).toBe(1);
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 5_001);
  await expect(health()).resolves.toEqual([503, "unreachable"]);
  expect(calls).toBe(2);
});
