import { findPostgresBinDir, startPostgres } from "../support/postgres";
import { table } from "../support/plain-table";
import pg from "pg";
import { type Catalogue, growthCalls, type GrowthCall } from "./growth-calls";
import { median } from "./load";
import { addCustomers } from "./population";
import { postgresCpuMs } from "./postgres-cpu";
import { cpuMs, startNode, waitUntilReady } from "./processes";
import { BACKEND_PORT, BUDGETS } from "./settings";

const PRODUCTS = 50_000;
const CUSTOMERS = 10_000;
const WARM_UP = 6;
const ROUNDS = 30;
const SAMPLE = 12;
const LOGIN = { login: "cliente@madia.test", password: "Madia2026!" };

type Report = (line: string) => void;
type Side = { url: string; pid: number | undefined; headers: Record<string, string>; catalogue: Catalogue };

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return serverUrl.replace(/[^/]+$/, name);
}

type Backend = Pick<Side, "url" | "pid">;

async function openBackend(database: string, port: number, scale: number): Promise<Backend> {
  const url = `http://127.0.0.1:${port}`;
  const started = startNode(["backend/run.mjs", "--scale", String(scale)], {
    BACKEND_PORT: String(port),
    DATABASE_URL: database,
    BACKEND_LOG_LEVEL: "warn",
  });
  await waitUntilReady(`${url}/health`, started);
  return { url, pid: started.child.pid };
}

async function readData<T>(url: string, headers: Record<string, string>): Promise<T> {
  const response = await fetch(url, { headers });
  return ((await response.json()) as { data: T }).data;
}

async function openSide({ url, pid }: Backend): Promise<Side> {
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
    pid,
    headers,
    catalogue: {
      tree: categories,
      slugs: products.map(({ slug }) => slug),
      productIds: products.map(({ productId }) => productId),
      orderIds: orders.map(({ orderId }) => orderId),
    },
  };
}

async function time(
  { url, headers }: Side,
  { paths, body, isAnonymous }: GrowthCall,
  at: number,
): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${url}${paths[at % paths.length]}`, {
    headers: { ...(isAnonymous ? {} : headers), ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { method: "POST", body: JSON.stringify(body(at)) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${paths[0]}: ${response.status} ${text.slice(0, 300)}`);
  return performance.now() - started;
}

type Measurement = { wall: number; cpu: number };

/** Median time, and the processor time of a call in backend and database. */
async function measureCall(
  side: Side,
  call: GrowthCall,
  serverPid: number | undefined,
): Promise<Measurement> {
  const readCpu = () => (cpuMs(side.pid) ?? 0) + postgresCpuMs(serverPid);
  for (let at = 0; at < WARM_UP; at += 1) await time(side, call, at);
  const before = readCpu();
  const times: number[] = [];
  for (let at = 0; at < ROUNDS; at += 1) times.push(await time(side, call, at));
  return { wall: median(times), cpu: (readCpu() - before) / ROUNDS };
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
    const rows: string[][] = [];
    let isPassed = true;
    for (const [at, call] of growthCalls(small.catalogue).entries()) {
      const before = await measureCall(small, call, postgres.pid);
      const after = await measureCall(large, largeCalls[at] ?? call, postgres.pid);
      const ratio = after.cpu / before.cpu;
      isPassed &&= ratio <= BUDGETS.growthRatio;
      rows.push([
        ratio <= BUDGETS.growthRatio ? "✓" : "✗",
        call.name,
        ...[before.cpu, after.cpu].map((ms) => ms.toFixed(1)),
        ratio.toFixed(2),
        `≤ ${BUDGETS.growthRatio}`,
        ...[before.wall, after.wall].map((ms) => ms.toFixed(1)),
      ]);
    }
    const header = ["", "call", "demo shop CPU ms", "grown", "ratio", "budget", "demo shop ms", "grown"];
    process.stdout.write(`\n${table([header, ...rows])}\n`);
    return isPassed;
  } finally {
    await postgres.stop();
  }
}
