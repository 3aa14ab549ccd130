import { spawn } from "node:child_process";
import { SHOP_CLOCK } from "@/playwright.config";
import { Shop } from "./e2e-shop";
import { waitUntilUp, stopProcess, startStorefront } from "./e2e-storefront";
import { freePort } from "./free-port";

/** Built by npm test, or with LOCALES=it,en NEXT_DIST_DIR=.next-en npm run build */
const DIST_DIR = ".next-en";

export type BilingualShop = { url: string; shop: Shop; stop(): Promise<void> };

/** The shop with English enabled. It needs its own backend, since the bank redirects to one storefront. */
export async function startBilingualShop(): Promise<BilingualShop> {
  const [port, backendPort] = [await freePort(), await freePort()];
  const backendUrl = `http://localhost:${backendPort}`;
  const backend = spawn(process.execPath, ["--import", "tsx", "tests/support/test-backend.ts"], {
    stdio: "ignore",
    env: {
      ...process.env,
      SHOP_CLOCK,
      BACKEND_PORT: String(backendPort),
      STOREFRONT_URL: `http://localhost:${port}`,
      BACKEND_LOG_LEVEL: "silent",
      DATABASE_URL: "",
    },
  });
  await waitUntilUp(`${backendUrl}/health`, backend);
  const env = { PORT: String(port), LOCALES: "it,en" };
  const { url, stop } = await startStorefront(backendUrl, env, DIST_DIR);
  return {
    url,
    shop: new Shop(backendUrl, url),
    stop: async () => {
      await stop();
      await stopProcess(backend);
    },
  };
}
