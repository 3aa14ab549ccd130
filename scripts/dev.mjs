import { checkNode, install, loadEnv } from "./lib/prepare.mjs";
import { bin } from "./lib/run.mjs";
import { prepareEnvironment, startBackend, startStorefront, printWelcome } from "./lib/shop.mjs";

checkNode();
loadEnv();
await install();
const shop = await prepareEnvironment({ isProduction: false });
await Promise.all([
  shop.isEmbedded && startBackend(bin("tsx"), ["watch", "--clear-screen=false", "backend/main.ts"]),
  startStorefront(bin("next"), ["dev", "-p", process.env.PORT]),
]);
printWelcome(shop);
