import { runBackup } from "./lib/backup.mjs";

await runBackup("restore");
