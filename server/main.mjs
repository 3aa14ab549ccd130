import { loadEnv } from "../config/load-env.mjs";
import { ignoreOutputErrors } from "../config/log-line.mjs";
import { requireBuild, requirePackages } from "../config/preconditions.mjs";

loadEnv();
ignoreOutputErrors();
requirePackages("next", "sirv");
requireBuild();
const { readProcesses, startProcesses } = await import("./processes.mjs");
const { startStorefront } = await import("./storefront.mjs");

const PORT = Number(process.env.PORT || 3000);

/** @param {unknown} error */
function fail(error) {
  const isPortInUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  console.error(isPortInUse ? `Port ${PORT} is in use. Free it, or choose another with PORT.` : error);
  process.exit(1);
}

const slots = readProcesses(process.env);
const workerSlot = process.env.STOREFRONT_SLOT;
if (slots === 1 || workerSlot !== undefined) {
  const name = process.env.STOREFRONT_NAME ?? `madia-${process.pid}`;
  await startStorefront({ port: PORT, name, slot: Number(workerSlot ?? 0), slots }).catch(fail);
} else {
  await startProcesses(slots, PORT).catch(fail);
}
if (workerSlot === undefined) console.log(`The storefront listens on port ${PORT}.`);
