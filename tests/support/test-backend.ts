import { PROOF_OF_WORK } from "@/backend/modules/auth/bot-check";
import { startBackend } from "./backend";
import { registerJourneyRoutes } from "./e2e-routes";
import { drawStubPicture } from "./stub-picture";

const {
  BACKEND_PORT = "4210",
  STOREFRONT_URL = "",
  REVALIDATE_SECRET = "",
  SHOP_CLOCK,
  DATA_DIR = ".data-e2e",
} = process.env;

// Thousands of hashes for each log-in, in browsers that share the cores.
PROOF_OF_WORK.difficulty = 4;

/** The backend of the e2e tests: in memory, with a fixed clock and test-only routes. */
async function main(): Promise<void> {
  const backend = await startBackend({
    port: Number(BACKEND_PORT),
    ...(SHOP_CLOCK ? { now: SHOP_CLOCK } : {}),
    env: { BACKEND_PORT, DATA_DIR, REVALIDATE_SECRET, ...(STOREFRONT_URL ? { STOREFRONT_URL } : {}) },
    draw: drawStubPicture,
    routes: registerJourneyRoutes,
  });
  const stop = () => void backend.stop().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  process.stdout.write(`Test backend on ${backend.url}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
