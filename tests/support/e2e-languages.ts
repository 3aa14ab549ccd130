import { spawn } from "node:child_process";
import { SHOP_CLOCK } from "@/playwright.config";
import { Shop } from "./e2e-shop";
import { answering, ended, startStorefront } from "./e2e-storefront";
import { freePort } from "./free-port";

/** Made by the test command; by itself with LOCALES=it,en NEXT_DIST_DIR=.next-en npm run build */
const BUILT = ".next-en";

export type ShopInTwoLanguages = { url: string; shop: Shop; stop(): Promise<void> };

/** The shop with English switched on, before a backend of its own, since a bank leads back to one storefront. */
export async function startInTwoLanguages(): Promise<ShopInTwoLanguages> {
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
  await answering(`${backendUrl}/health`, backend);
  const env = { PORT: String(port), LOCALES: "it,en" };
  const { url, stop } = await startStorefront(backendUrl, env, BUILT);
  return {
    url,
    shop: new Shop(backendUrl, url),
    stop: async () => {
      await stop();
      await ended(backend);
    },
  };
}
