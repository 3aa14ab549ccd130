import { rmSync } from "node:fs";
import { NODE_ENVIRONMENT, NODE_FLAGS } from "../../config/storefront-process.mjs";
import { clearPageCaches } from "./build";
import { cpuMs, residentMb, startNode, waitUntilReady } from "./processes";
import { BACKEND, BACKEND_PORT, dataDir, DIST_DIR, PORT, STOREFRONT } from "./settings";

type BackendCall = { url: string; ms: number };

type PerProcess = { storefront: number | null; backend: number | null };

export type Shop = {
  database: "pglite" | "postgres";
  /** API calls so far, without images and health checks. */
  calls(): BackendCall[];
  /** MB */
  memory(): PerProcess;
  /** ms */
  cpuTime(): PerProcess;
};

function parseCall(line: string): BackendCall[] {
  if (!line.startsWith("{")) return [];
  const { msg, req, ms } = JSON.parse(line) as { msg?: string; req?: { url: string }; ms?: number };
  return msg === "request" && req && ms !== undefined ? [{ url: req.url, ms }] : [];
}

type ShopOptions = {
  keepsData?: boolean;
  backendArgs?: string[];
  /** Of both programs. */
  environment?: Record<string, string>;
};

export async function startShop(
  scale: number,
  report: (line: string) => void,
  {
    keepsData = false,
    backendArgs = ["backend/run.mjs", "--scale", String(scale)],
    environment = {},
  }: ShopOptions = {},
): Promise<Shop> {
  if (!keepsData) {
    clearPageCaches();
    rmSync(dataDir(scale), { recursive: true, force: true });
  }
  report(scale > 0 ? `Starting the backend with ${scale} products…` : "Starting the backend…");
  const backend = startNode(backendArgs, {
    BACKEND_PORT: String(BACKEND_PORT),
    DATA_DIR: dataDir(scale),
    STOREFRONT_URL: STOREFRONT,
    BACKEND_LOG_LEVEL: "info",
    ...environment,
  });
  // The storefront of a first start would read an empty shop.
  if (!keepsData) await waitUntilReady(`${BACKEND}/health`, backend);
  report("Starting the storefront…");
  const storefront = startNode([...NODE_FLAGS, "server/main.mjs"], {
    ...NODE_ENVIRONMENT,
    NEXT_DIST_DIR: DIST_DIR,
    PORT: String(PORT),
    EBSN_API_URL: "",
    BACKEND_URL: BACKEND,
    CONTENT_API_URL: BACKEND,
    BOT_CHECK: "none",
    STOREFRONT_URL: STOREFRONT,
    // Figures are of one process.
    STOREFRONT_PROCESSES: "1",
    SESSION_SECRET: "bench-only-session-secret-of-32-characters",
    REVALIDATE_SECRET: "bench-only-revalidate-secret-of-32-chars",
    ...environment,
  });
  await waitUntilReady(`${BACKEND}/health`, backend);
  const health = (await (await fetch(`${BACKEND}/health`)).json()) as { database: Shop["database"] };
  await waitUntilReady(`${STOREFRONT}/api/health`, storefront);
  const perProcess = (read: (pid: number | undefined) => number | null): PerProcess => ({
    storefront: read(storefront.child.pid),
    backend: read(backend.child.pid),
  });
  return {
    database: health.database === "postgres" ? "postgres" : "pglite",
    calls: () => backend.lines.flatMap(parseCall),
    memory: () => perProcess(residentMb),
    cpuTime: () => perProcess(cpuMs),
  };
}
