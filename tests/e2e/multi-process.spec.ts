import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { signMessage } from "@/lib/signature";
import { startStorefront, type RunningStorefront } from "@/tests/support/e2e-storefront";
import type { Shop } from "@/tests/support/e2e-shop";
import { freePort } from "@/tests/support/free-port";
import { hasRedis, TestRedis } from "@/tests/support/redis";
import { expect, test } from "./fixtures";
import { E2E_BACKEND } from "../support/e2e-backend";

const SECRET = "journeys-only-revalidate-secret-of-32-chars";

const OTHER_PAGE = "/pane-e-pasticceria";
const TAG = "products";

async function fetchPage({ url }: RunningStorefront, path: string): Promise<string> {
  // A connection of its own: it may reach any process behind the port.
  // What a process has begun to read when it is killed is answered by nobody: the client tries again.
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(`${url}${path}`, { headers: { connection: "close" }, signal });
  return `${response.status} ${await response.text()}`;
}

async function revalidate({ url }: RunningStorefront, tag: string): Promise<number> {
  const body = JSON.stringify({ tags: [tag] });
  const time = Math.floor(Date.now() / 1000);
  const headers = { "x-madia-time": String(time), "x-madia-signature": signMessage(body, time, SECRET) };
  return (await fetch(`${url}/api/revalidate`, { method: "POST", body, headers })).status;
}

/** Whose new name only a new render shows; each test renames one of its own, which no other journey looks for. */
async function productToRename(shop: Shop, offset: number) {
  const [row] = await shop.sql<{ product_id: number; slug: string; name: string }>(
    `select product_id, slug, name from product p where (select count(*) from product o where o.name = p.name) = 1
     order by rank desc offset ${offset} limit 1`,
  );
  if (!row) throw new Error("The shop has no product.");
  const rename = (name: string) =>
    shop.sql(
      `update product set name = '${name.replaceAll("'", "''")}' where product_id = ${row.product_id}`,
    );
  return {
    path: `/product/${row.slug}`,
    async renamed(run: (name: string) => Promise<void>) {
      const name = `Prova ${Date.now()}`;
      await rename(name);
      await run(name).finally(() => rename(row.name));
    },
  };
}

const childProcesses = (pid: number): number[] =>
  spawnSync("ps", ["-o", "pid=", "--ppid", String(pid)])
    .stdout.toString()
    .split("\n")
    .map(Number)
    .filter(Boolean);

test.describe("two storefront processes and a Redis", () => {
  test.skip(!hasRedis, "redis-server is not installed");
  test.setTimeout(240_000);

  let redis: TestRedis;
  let env: Record<string, string>;
  let firstProcess: RunningStorefront;
  let secondProcess: RunningStorefront;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    redis = new TestRedis(await freePort());
    await redis.start();
    env = { REDIS_URL: redis.url, REVALIDATE_SECRET: SECRET };
    firstProcess = await startStorefront(E2E_BACKEND, env);
    secondProcess = await startStorefront(E2E_BACKEND, env);
  });

  test.afterAll(async () => {
    await firstProcess?.stop();
    await secondProcess?.stop();
    await redis?.stop();
  });

  test("make a page anew that nobody asked for in two hours before they show it", async ({ shop }) => {
    const product = await productToRename(shop, 2);
    await fetchPage(firstProcess, product.path);
    await expect.poll(() => redis.hasKey(product.path)).toBe(true);
    const NODE_OPTIONS = `--import ${resolve("tests/support/two-hours-later.mjs")}`;
    const later = await startStorefront(E2E_BACKEND, { ...env, NODE_OPTIONS });
    try {
      await product.renamed(async (name) => expect(await fetchPage(later, product.path)).toContain(name));
    } finally {
      await later.stop();
    }
  });

  test("share rendered pages and revalidations, and work without Redis", async ({ shop }) => {
    const product = await productToRename(shop, 0);
    const pages = () =>
      Promise.all([firstProcess, secondProcess].map((process) => fetchPage(process, product.path)));
    await fetchPage(firstProcess, product.path);
    await expect.poll(() => redis.hasKey(product.path)).toBe(true);

    await product.renamed(async (name) => {
      const [first, second] = await pages();
      expect(second).toBe(first);
      expect(first).not.toContain(name);

      expect(await revalidate(firstProcess, TAG)).toBe(200);
      for (const process of [firstProcess, secondProcess])
        await expect.poll(() => fetchPage(process, product.path)).toContain(name);
    });

    await redis.stop();
    for (const process of [firstProcess, secondProcess]) {
      expect(await fetchPage(process, product.path)).toMatch(/^200 /);
      expect(await fetchPage(process, OTHER_PAGE)).toMatch(/^200 /);
    }
  });
});

test("two processes behind one port show a revalidation both, and one that dies is replaced", async ({
  shop,
}) => {
  test.setTimeout(180_000);
  const product = await productToRename(shop, 1);
  const storefront = await startStorefront(E2E_BACKEND, {
    STOREFRONT_PROCESSES: "2",
    REVALIDATE_SECRET: SECRET,
  });
  try {
    const pages = () => Promise.all(Array.from({ length: 8 }, () => fetchPage(storefront, product.path)));
    await pages();
    await product.renamed(async (name) => {
      expect(await revalidate(storefront, TAG)).toBe(200);
      await expect.poll(async () => (await pages()).every((page) => page.includes(name))).toBe(true);
    });

    const before = childProcesses(storefront.pid);
    expect(before).toHaveLength(2);
    process.kill(before[0] ?? 0, "SIGKILL");
    await expect.poll(() => childProcesses(storefront.pid).length).toBe(2);
    await expect
      .poll(async () => (await pages().catch(() => [])).filter((page) => page.startsWith("200 ")).length, {
        timeout: 30_000,
      })
      .toBe(8);
  } finally {
    await storefront.stop();
  }
});
