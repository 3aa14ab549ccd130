import type { ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NODE_ENVIRONMENT, NODE_FLAGS } from "../../config/storefront-process.mjs";
import { keepRunning } from "../../scripts/lib/supervise.mjs";
import { startNode, waitUntilReady } from "../bench/processes";
import { freePort } from "../support/free-port";
import { findPostgresBinDir, type Postgres, startPostgres } from "../support/postgres";
import { hasRedis, TestRedis } from "../support/redis";
import { type Collector, startCollector } from "./collector";
import { type DatabaseTarget, populate } from "./database";
import { type Disk, disksOf, mountDisk } from "./disk";
import { FaultyProxy } from "./proxy";
import type { Random } from "./random";

export type DatabaseKind = "pglite" | "postgres";

type SupervisedProcess = { pid(): number | undefined; stop(): Promise<void> };

export type Shop = {
  storefront: string;
  backend: string;
  metrics: string;
  target: DatabaseTarget;
  /** Between the storefront and the shop's API, and the content system. */
  proxies: { shop: FaultyProxy; content: FaultyProxy };
  processes: { storefront: SupervisedProcess; backend: SupervisedProcess };
  postgres: Postgres | null;
  collector: Collector;
  /** Of the programs and, where the system lets one be made, of PostgreSQL. */
  disks: Disk[];
  redis: TestRedis | null;
  /** All that was printed so far. */
  output(): string[];
  /** The storefront and the proxies; the database stays readable. */
  close(): Promise<void>;
  /** What is left, data included. */
  remove(): Promise<void>;
};

/** As `npm start` keeps its two programs running. */
function supervise(name: string, launch: () => ReturnType<typeof startNode>) {
  const outputs: string[][] = [];
  let [current, isStopping]: [ChildProcess | undefined, boolean] = [undefined, false];
  let latest: ReturnType<typeof startNode> | undefined;
  keepRunning({
    name,
    launch: () => {
      latest = launch();
      outputs.push(latest.lines);
      return latest.child;
    },
    isStopping: () => isStopping,
    onLaunched: (child: ChildProcess) => (current = child),
    log: () => undefined,
  });
  const stop = async () => {
    isStopping = true;
    const child = current;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  };
  return {
    supervised: { pid: () => current?.pid, stop },
    lines: () => outputs.flat(),
    ready: (url: string) => (latest ? waitUntilReady(url, latest) : Promise.resolve()),
  };
}

// So that its log alone does not fill a small disk.
const SMALL_LOG = ["max_wal_size=128MB", "min_wal_size=32MB"];

async function openDatabaseServer(kind: DatabaseKind, base: string) {
  const binDir = kind === "postgres" ? findPostgresBinDir() : null;
  if (kind === "postgres" && !binDir) throw new Error("PostgreSQL is not installed: --database pglite");
  if (!binDir) return { postgres: null, mounted: null };
  const mounted = mountDisk(base);
  return { postgres: await startPostgres(binDir, { base, settings: SMALL_LOG }), mounted };
}

type Options = { customers: number; random: Random; usesRedis: boolean };

export async function openShop(kind: DatabaseKind, { customers, random, usesRedis }: Options): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), "madia-chaos-"));
  chmodSync(folder, 0o755);
  const { postgres, mounted } = await openDatabaseServer(kind, join(folder, "postgres"));
  const target = { url: postgres?.url ?? "", dataDir: join(folder, "data") };
  await populate(target, customers);
  const disks = disksOf(folder);
  const collector = await startCollector();
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const redis = usesRedis && hasRedis ? new TestRedis(await freePort()) : null;
  await redis?.start();
  const [port, backendPort, metricsPort] = [await freePort(), await freePort(), await freePort()];
  const [storefront, backend] = [`http://localhost:${port}`, `http://127.0.0.1:${backendPort}`];
  const proxies = { shop: new FaultyProxy(backend, random), content: new FaultyProxy(backend, random) };
  const [shopUrl, contentUrl] = [await proxies.shop.listen(), await proxies.content.listen()];
  const backendProcess = supervise("The backend", () =>
    startNode([...disks.backend.preload, "backend/run.mjs"], {
      ...disks.backend.env,
      ...tracing,
      BACKEND_PORT: String(backendPort),
      BACKEND_PUBLIC_URL: backend,
      BACKEND_LOG_LEVEL: "info",
      DATA_DIR: target.dataDir,
      DATABASE_URL: target.url,
      STOREFRONT_URL: storefront,
    }),
  );
  await backendProcess.ready(`${backend}/health`);
  const storefrontProcess = supervise("The storefront", () =>
    startNode([...disks.storefront.preload, ...NODE_FLAGS, "server/main.mjs"], {
      ...NODE_ENVIRONMENT,
      ...disks.storefront.env,
      ...tracing,
      PORT: String(port),
      EBSN_API_URL: shopUrl,
      CONTENT_API_URL: contentUrl,
      STOREFRONT_URL: storefront,
      STOREFRONT_PROCESSES: "2",
      TRUSTED_PROXIES: "1",
      METRICS_PORT: String(metricsPort),
      ...(redis ? { REDIS_URL: redis.url } : {}),
      SESSION_SECRET: "chaos-only-session-secret-of-32-characters",
      REVALIDATE_SECRET: "chaos-only-revalidate-secret-of-32-chars",
    }),
  );
  await storefrontProcess.ready(`${storefront}/api/health`);
  return {
    storefront,
    backend,
    target,
    proxies,
    redis,
    collector,
    postgres,
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
    processes: { storefront: storefrontProcess.supervised, backend: backendProcess.supervised },
    disks: [disks.backend, disks.storefront, ...(mounted ? [mounted] : [])],
    output: () => [...storefrontProcess.lines(), ...backendProcess.lines()],
    close: async () => {
      await storefrontProcess.supervised.stop();
      proxies.shop.close();
      proxies.content.close();
      await backendProcess.supervised.stop();
      await redis?.stop();
      collector.close();
    },
    remove: async () => {
      await postgres?.stop();
      mounted?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
