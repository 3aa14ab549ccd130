import { build, checkNode, install, loadEnv } from "./lib/prepare.mjs";
import { elapsed, log } from "./lib/log.mjs";
import { prepareEnvironment, startBackend, startStorefront, printWelcome } from "./lib/shop.mjs";

checkNode();
loadEnv();
await install();
const shop = await prepareEnvironment({ isProduction: true });
await build();
if (shop.isEmbedded) await startBackend();
await startStorefront(process.execPath, ["server/main.mjs"]);
log(`Ready after ${elapsed()}.`);
printWelcome(shop);
