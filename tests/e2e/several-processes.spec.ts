import { signMessage } from "@/lib/signature";
import { startStorefront, type Running } from "@/tests/support/e2e-storefront";
import { freePort } from "@/tests/support/free-port";
import { hasRedis, TestRedis } from "@/tests/support/redis";
import { expect, test } from "./fixtures";

const SECRET = "journeys-only-revalidate-secret-of-32-chars";
const PAGE = "/frutta-e-verdura";
const OTHER_PAGE = "/pane-e-pasticceria";

const backend = `http://localhost:${process.env.E2E_BACKEND_PORT ?? 4210}`;

/** What the page store said, and the page. */
async function visit({ url }: Running, path: string) {
  const response = await fetch(`${url}${path}`);
  return { state: response.headers.get("x-nextjs-cache"), html: await response.text() };
}

async function renew({ url }: Running, tag: string): Promise<number> {
  const body = JSON.stringify({ tags: [tag] });
  const time = Math.floor(Date.now() / 1000);
  const headers = { "x-madia-time": String(time), "x-madia-signature": signMessage(body, time, SECRET) };
  return (await fetch(`${url}/api/revalidate`, { method: "POST", body, headers })).status;
}

test.describe("two storefront processes and a Redis", () => {
  test.skip(!hasRedis, "redis-server is not installed here");
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, "one window is enough: nothing is seen");
  test.setTimeout(240_000);

  let redis: TestRedis;
  let one: Running;
  let other: Running;

  test.beforeAll(async () => {
    redis = new TestRedis(await freePort());
    await redis.start();
    const env = { REDIS_URL: redis.url, REVALIDATE_SECRET: SECRET };
    one = await startStorefront(backend, env);
    other = await startStorefront(backend, env);
  });

  test.afterAll(async () => {
    await one?.stop();
    await other?.stop();
    await redis?.stop();
  });

  test("share what they have rendered, learn of renewals, and live without it", async () => {
    const made = await visit(one, PAGE);
    expect(made.state).toBe("MISS");
    await expect.poll(() => redis.holds(PAGE)).toBe(true);
    expect(await visit(other, PAGE)).toEqual({ state: "HIT", html: made.html });

    expect(await renew(one, "category")).toBe(200);
    expect((await visit(one, PAGE)).state).toBe("STALE");
    await expect.poll(async () => (await visit(one, PAGE)).state).toBe("HIT");
    await expect.poll(async () => (await visit(other, PAGE)).state).toBe("HIT");
    expect((await visit(other, PAGE)).html).toBe((await visit(one, PAGE)).html);

    await redis.stop();
    expect((await visit(one, PAGE)).state).toBe("HIT");
    expect((await visit(other, OTHER_PAGE)).state).toBe("MISS");
    expect((await visit(other, OTHER_PAGE)).state).toBe("HIT");
  });
});
