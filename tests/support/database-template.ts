import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PARTS = ["db", "seed", "modules/search", "modules/catalogue", "modules/session", "modules/auth"];
const NAME = "madia-test-shop-";
const HOUR_MS = 3_600_000;

/** Changes with everything the seeded database is made of. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const part of PARTS) {
    const folder = join(process.cwd(), "backend", part);
    if (!existsSync(folder)) continue;
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
      hash.update(path).update(readFileSync(path));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

const path = join(tmpdir(), `${NAME}${fingerprint()}.tar`);

/** A dump of the seeded shop as the present sources make it; null: none made yet. */
export function readTemplate(): Blob | null {
  return existsSync(path) ? new Blob([new Uint8Array(readFileSync(path))]) : null;
}

/** Keeps the dump for the next suite; whole or not at all, since suites run side by side. */
export async function writeTemplate(dump: Blob): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()));
  renameSync(unfinished, path);
  for (const name of readdirSync(tmpdir()).filter((file) => file.startsWith(NAME))) {
    const old = join(tmpdir(), name);
    if (Date.now() - statSync(old).mtimeMs > HOUR_MS) rmSync(old, { force: true });
  }
}
