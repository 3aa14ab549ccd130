import { build, checkNode, install, loadEnv } from "./lib/prepare.mjs";
import { elapsed, say } from "./lib/say.mjs";
import { settle, startBackend, startStorefront, welcome } from "./lib/shop.mjs";

checkNode();
loadEnv();
await install();
const shop = await settle({ production: true });
await build();
if (shop.embedded) await startBackend();
await startStorefront(process.execPath, ["server/main.mjs"]);
say(`Ready after ${elapsed()}.`);
welcome(shop);
