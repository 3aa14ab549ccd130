import { writeBrandFiles } from "./lib/brand-files.mjs";
import { loadEnv } from "../config/load-env.mjs";
import { checkNode, install } from "./lib/prepare.mjs";
import { bin } from "./lib/run.mjs";
import { prepareEnvironment, startBackend, startStorefront, printWelcome } from "./lib/shop.mjs";

checkNode();
loadEnv();
// Pages are compiled while they are rendered.
process.env.PAGE_BUDGET_MS ||= "20000";
process.env.CONTENT_BUDGET_MS ||= "10000";
await install();
await writeBrandFiles();
const shop = await prepareEnvironment({ isProduction: false });
await Promise.all([
  shop.isEmbedded && startBackend(bin("tsx"), ["watch", "--clear-screen=false", "backend/main.ts"]),
  startStorefront(bin("next"), ["dev", "-p", String(process.env.PORT)]),
]);
printWelcome(shop);
