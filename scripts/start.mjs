import { NODE_ENVIRONMENT, NODE_FLAGS } from "../config/storefront-process.mjs";
import { loadEnv } from "../config/load-env.mjs";
import { build, buildBackend, checkNode, install } from "./lib/prepare.mjs";
import { elapsed, log } from "./lib/log.mjs";
import { prepareEnvironment, startBackend, startStorefront, printWelcome, waitForShop } from "./lib/shop.mjs";

const HELP = `Installs, builds and opens the shop. Stop with Ctrl+C.

  npm start

Environment (all: docs/configuration.md, or a file .env):
  PORT=3000             the shop's port
  BACKEND_PORT=4000     the embedded backend's port
  DATA_DIR=.data        its data; delete the folder to start over
  DATABASE_URL          a PostgreSQL instead of that folder
  EBSN_API_URL          a real shop instead of the embedded backend
  CONTENT_API_URL       its WordPress
  LOCALES=it,en         the shop in two languages`;

if (process.argv.some((option) => option === "--help" || option === "-h")) {
  console.log(HELP);
  process.exit(0);
}

checkNode();
loadEnv();
await install({ development: false });
const shop = await prepareEnvironment({ isProduction: true });
if (shop.isEmbedded) await buildBackend();
// The database is seeded while the storefront is built: building leaves a core idle at times.
const backend = shop.isEmbedded ? startBackend(process.execPath, ["backend/dist/main.js"]) : null;
const storefront = build().then(() =>
  startStorefront(process.execPath, [...NODE_FLAGS, "server/main.mjs"], NODE_ENVIRONMENT),
);
if (backend) await waitForShop({ backend, storefront });
await storefront;
log(`Ready after ${elapsed()}.`);
printWelcome(shop);
