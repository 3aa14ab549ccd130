import { checkNode, install, loadEnv } from "./lib/prepare.mjs";
import { settle, startBackend, startStorefront, welcome } from "./lib/shop.mjs";

checkNode();
loadEnv();
await install();
const shop = await settle({ production: false });
if (shop.embedded) await startBackend(["watch", "--clear-screen=false"]);
await startStorefront(["dev"]);
welcome(shop);
