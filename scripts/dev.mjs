import { checkNode, install, loadEnv } from "./lib/prepare.mjs";
import { bin } from "./lib/run.mjs";
import { settle, startBackend, startStorefront, welcome } from "./lib/shop.mjs";

checkNode();
loadEnv();
await install();
const shop = await settle({ production: false });
if (shop.embedded) await startBackend(["watch", "--clear-screen=false"]);
await startStorefront(bin("next"), ["dev", "-p", process.env.PORT]);
welcome(shop);
