import { rmSync } from "node:fs";
import { forgetPages } from "./build";
import { processorMs, residentMb, startNode, untilReady } from "./processes";
import { BACKEND, BACKEND_PORT, dataDir, DIST_DIR, PORT, STOREFRONT } from "./settings";

export type BackendCall = { url: string; ms: number };

type Both = { storefront: number | null; backend: number | null };

export type Shop = {
  database: "pglite" | "postgres";
  /** Calls the backend has answered so far, pictures and health checks left out. */
  calls(): BackendCall[];
  /** Resident memory in MB. */
  memory(): Both;
  /** Processor time so far in ms. */
  processor(): Both;
};

function readCall(line: string): BackendCall[] {
  if (!line.startsWith("{")) return [];
  const { msg, req, ms } = JSON.parse(line) as { msg?: string; req?: { url: string }; ms?: number };
  return msg === "call" && req && ms !== undefined ? [{ url: req.url, ms }] : [];
}

/** The embedded backend on fresh data of its own, and the built storefront in front of it. */
export async function openShop(scale: number, say: (line: string) => void): Promise<Shop> {
  forgetPages();
  rmSync(dataDir(scale), { recursive: true, force: true });
  say(scale > 0 ? `Starting the backend with ${scale} products…` : "Starting the backend…");
  const backend = startNode(["--import", "tsx", "backend/main", "--scale", String(scale)], {
    BACKEND_PORT: String(BACKEND_PORT),
    DATA_DIR: dataDir(scale),
    STOREFRONT_URL: STOREFRONT,
    BACKEND_LOG_LEVEL: "info",
  });
  await untilReady(`${BACKEND}/health`, backend);
  const health = (await (await fetch(`${BACKEND}/health`)).json()) as { database: Shop["database"] };
  say("Starting the storefront…");
  const storefront = startNode(["server/main.mjs"], {
    NEXT_DIST_DIR: DIST_DIR,
    PORT: String(PORT),
    EBSN_API_URL: BACKEND,
    CONTENT_API_URL: BACKEND,
    STOREFRONT_URL: STOREFRONT,
    SESSION_SECRET: "bench-only-session-secret-of-32-characters",
    REVALIDATE_SECRET: "bench-only-revalidate-secret-of-32-chars",
  });
  await untilReady(`${STOREFRONT}/api/health`, storefront);
  const both = (read: (pid: number | undefined) => number | null): Both => ({
    storefront: read(storefront.child.pid),
    backend: read(backend.child.pid),
  });
  return {
    database: health.database === "postgres" ? "postgres" : "pglite",
    calls: () => backend.lines.flatMap(readCall),
    memory: () => both(residentMb),
    processor: () => both(processorMs),
  };
}
