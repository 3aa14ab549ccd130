import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Two processes on one PGlite folder would corrupt it. Returns the unlock function. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "backend.pid");
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(path, String(process.pid), { flag: "wx" });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const ownerPid = Number(readFileSync(path, "utf8"));
      if (ownerPid > 0 && ownerPid !== process.pid && isRunning(ownerPid)) {
        throw new Error(
          `DATA_DIR ${folder} is in use by process ${ownerPid}: stop it, or set DATA_DIR to another.`,
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new Error(`DATA_DIR ${folder} is in use.`);
}
