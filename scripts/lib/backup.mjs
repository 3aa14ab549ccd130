import { loadEnv } from "../../config/load-env.mjs";
import { buildBackend, checkNode, install } from "./prepare.mjs";
import { run } from "./run.mjs";

/** @param {"backup" | "restore"} command */
export async function runBackup(command) {
  checkNode();
  loadEnv();
  await install({ development: false });
  await buildBackend();
  const { code } = await run(process.execPath, ["backend/dist/backup.js", command, ...process.argv.slice(2)]);
  process.exit(code);
}
