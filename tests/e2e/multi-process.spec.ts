import { signMessage } from "@/lib/signature";
import { startStorefront, type RunningStorefront } from "@/tests/support/e2e-storefront";
import { freePort } from "@/tests/support/free-port";
import { hasRedis, TestRedis } from "@/tests/support/redis";
import { expect, test } from "./fixtures";

const SECRET = "journeys-only-revalidate-secret-of-32-chars";
const PAGE = "/frutta-e-verdura";
const OTHER_PAGE = "/pane-e-pasticceria";

const backend = `http://localhost:${process.env.E2E_BACKEND_PORT ?? 4210}`;

async function fetchPage({ url }: RunningStorefront, path: string) {
  const response = await fetch(`${url}${path}`);
  return { state: response.headers.get("x-cache"), html: await response.text() };
}

async function revalidate({ url }: RunningStorefront, tag: string): Promise<number> {
  const body = JSON.stringify({ tags: [tag] });
  const time = Math.floor(Date.now() / 1000);
  const headers = { "x-madia-time": String(time), "x-madia-signature": signMessage(body, time, SECRET) };
  return (await fetch(`${url}/api/revalidate`, { method: "POST", body, headers })).status;
}

test.describe("two storefront processes and a Redis", () => {
  test.skip(!hasRedis, "redis-server is not installed");
  test.setTimeout(240_000);

  let redis: TestRedis;
  let firstProcess: RunningStorefront;
  let secondProcess: RunningStorefront;

  test.beforeAll(async () => {
    redis = new TestRedis(await freePort());
    await redis.start();
    const env = { REDIS_URL: redis.url, REVALIDATE_SECRET: SECRET };
    firstProcess = await startStorefront(backend, env);
    secondProcess = await startStorefront(backend, env);
  });

  test.afterAll(async () => {
    await firstProcess?.stop();
    await secondProcess?.stop();
    await redis?.stop();
  });

  test("share rendered pages and revalidations, and work without Redis", async () => {
    const rendered = await fetchPage(firstProcess, PAGE);
    expect(rendered.state).toBe("MISS");
    await expect.poll(() => redis.hasKey(PAGE)).toBe(true);
    expect(await fetchPage(secondProcess, PAGE)).toEqual({ state: "HIT", html: rendered.html });

    expect(await revalidate(firstProcess, "category")).toBe(200);
    expect((await fetchPage(firstProcess, PAGE)).state).toBe("STALE");
    await expect.poll(async () => (await fetchPage(firstProcess, PAGE)).state).toBe("HIT");
    await expect.poll(async () => (await fetchPage(secondProcess, PAGE)).state).toBe("HIT");
    expect((await fetchPage(secondProcess, PAGE)).html).toBe((await fetchPage(firstProcess, PAGE)).html);

    await redis.stop();
    expect((await fetchPage(firstProcess, PAGE)).state).toBe("HIT");
    expect((await fetchPage(secondProcess, OTHER_PAGE)).state).toBe("MISS");
    expect((await fetchPage(secondProcess, OTHER_PAGE)).state).toBe("HIT");
  });
});
