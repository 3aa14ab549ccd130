import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const NEEDED_BYTES = 8 * 2 ** 30;

function hasMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

/**
 * The temporary folder of this process and those it starts, deleted at the end; in memory where there is
 * enough, as databases, browsers and servers of tests write many small files.
 */
export function createScratchFolder() {
  const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), "madia-test-"));
  // As /tmp: database servers run as other users, and write there.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
