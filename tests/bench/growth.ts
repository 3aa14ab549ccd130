import { findPostgresBinDir, startPostgres } from "../support/postgres";
import { table } from "../support/plain-table";
import pg from "pg";
import { type Catalogue, growthCalls, type GrowthCall } from "./growth-calls";
import { median } from "./load";
import { addCustomers } from "./population";
import { startNode, waitUntilReady } from "./processes";
import { BACKEND_PORT, BUDGETS } from "./settings";

const PRODUCTS = 50_000;
const CUSTOMERS = 10_000;
const WARM_UP = 6;
const ROUNDS = 30;
const SAMPLE = 12;
const LOGIN = { login: "cliente@madia.test", password: "Madia2026!" };

type Report = (line: string) => void;
type Side = { url: string; headers: Record<string, string>; catalogue: Catalogue };

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return serverUrl.replace(/[^/]+$/, name);
}

async function openBackend(database: string, port: number, scale: number): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  const started = startNode(["backend/run.mjs", "--scale", String(scale)], {
    BACKEND_PORT: String(port),
    DATABASE_URL: database,
    BACKEND_LOG_LEVEL: "warn",
  });
  await waitUntilReady(`${url}/health`, started);
  return url;
}

async function readData<T>(url: string, headers: Record<string, string>): Promise<T> {
  const response = await fetch(url, { headers });
  return ((await response.json()) as { data: T }).data;
}

async function openSide(url: string): Promise<Side> {
  const response = await fetch(`${url}/ebsn/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(LOGIN),
  });
  const token = response.headers.get("x-ebsn-session") ?? "";
  if (!token) throw new Error(`log-in failed: ${await response.text()}`);
  const headers = { "x-ebsn-session": token };
  const { categories } = await readData<{ categories: Catalogue["tree"] }>(
    `${url}/ebsn/api/category?filtered=true`,
    headers,
  );
  const { products } = await readData<{ products: { slug: string; productId: number }[] }>(
    `${url}/ebsn/api/products?page_size=${SAMPLE}&page=3`,
    headers,
  );
  const { orders } = await readData<{ orders: { orderId: number }[] }>(`${url}/ebsn/api/order/list`, headers);
  return {
    url,
    headers,
    catalogue: {
      tree: categories,
      slugs: products.map(({ slug }) => slug),
      productIds: products.map(({ productId }) => productId),
      orderIds: orders.map(({ orderId }) => orderId),
    },
  };
}

async function time({ url, headers }: Side, { paths, body }: GrowthCall, at: number): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${url}${paths[at % paths.length]}`, {
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { method: "POST", body: JSON.stringify(body(at)) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${paths[0]}: ${response.status} ${text.slice(0, 300)}`);
  return performance.now() - started;
}

/** Small and large in turns, so that both see the same machine; medians. */
async function compareCall(small: Side, large: Side, calls: [GrowthCall, GrowthCall]) {
  const times: [number[], number[]] = [[], []];
  for (let at = 0; at < WARM_UP + ROUNDS; at += 1) {
    const smallMs = await time(small, calls[0], at);
    const largeMs = await time(large, calls[1], at);
    if (at < WARM_UP) continue;
    times[0].push(smallMs);
    times[1].push(largeMs);
  }
  const [smallMs, largeMs] = times.map(median) as [number, number];
  return { name: calls[0].name, smallMs, largeMs, ratio: largeMs / smallMs };
}

/** The backend's calls with the demo shop and with 50,000 products and 10,000 customers, on PostgreSQL. */
export async function measureGrowth(report: Report): Promise<boolean> {
  const binDir = findPostgresBinDir();
  if (!binDir) throw new Error("--growth needs an installed PostgreSQL.");
  const postgres = await startPostgres(binDir);
  try {
    report("Seeding the demo shop…");
    const smallUrl = await createDatabase(postgres.url, "small");
    const small = await openSide(await openBackend(smallUrl, BACKEND_PORT + 1, 0));
    report(`Seeding ${PRODUCTS} products and ${CUSTOMERS} customers…`);
    const largeUrl = await createDatabase(postgres.url, "large");
    const largeBackend = await openBackend(largeUrl, BACKEND_PORT + 2, PRODUCTS);
    await addCustomers(largeUrl, CUSTOMERS);
    const large = await openSide(largeBackend);
    report("Measuring…");
    const largeCalls = growthCalls(large.catalogue);
    const results = [];
    for (const [at, call] of growthCalls(small.catalogue).entries())
      results.push(await compareCall(small, large, [call, largeCalls[at] ?? call]));
    const rows = results.map(({ name, smallMs, largeMs, ratio }) => [
      ratio <= BUDGETS.growthRatio ? "✓" : "✗",
      name,
      smallMs.toFixed(1),
      largeMs.toFixed(1),
      ratio.toFixed(2),
      `≤ ${BUDGETS.growthRatio}`,
    ]);
    const header = ["", "call", "demo shop ms", `${PRODUCTS} products ms`, "ratio", "budget"];
    process.stdout.write(`\n${table([header, ...rows])}\n`);
    return results.every(({ ratio }) => ratio <= BUDGETS.growthRatio);
  } finally {
    if (!process.env.BENCH_KEEP) await postgres.stop();
  }
}
