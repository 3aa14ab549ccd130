import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const NEEDED_BYTES = 8 * 2 ** 30;

/** Servers assembled by tests are run from there, which containers forbid by default. */
function isUsable() {
  const probe = join(MEMORY, `madia-probe-${process.pid}`);
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    writeFileSync(probe, "", { mode: 0o755 });
    accessSync(probe, constants.X_OK);
    return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES;
  } catch {
    return false;
  } finally {
    rmSync(probe, { force: true });
  }
}

/**
 * The temporary folder of this process and those it starts, deleted at the end; in memory where there is
 * enough, as databases, browsers and servers of tests write many small files.
 */
export function createScratchFolder() {
  const folder = mkdtempSync(join(isUsable() ? MEMORY : tmpdir(), "madia-test-"));
  // As /tmp: database servers run as other users, and write there.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  return folder;
}
