import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SOURCES = ["db", "seed", "modules/search", "modules/catalogue", "modules/session", "modules/auth"];
/** Names the shop in what is seeded. */
const BRAND = "brand.config.ts";
const FILE_PREFIX = "madia-test-shop-";
const HOUR_MS = 3_600_000;

/** A hash of all sources the seed depends on. */
function fingerprint(): string {
  const hash = createHash("sha256").update(readFileSync(join(process.cwd(), BRAND)));
  for (const source of SOURCES) {
    const folder = join(process.cwd(), "backend", source);
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

const path = join(tmpdir(), `${FILE_PREFIX}${fingerprint()}.tar`);

export function readTemplate(): Blob | null {
  return existsSync(path) ? new Blob([new Uint8Array(readFileSync(path))]) : null;
}

/** Written atomically, since suites run in parallel. */
export async function writeTemplate(dump: Blob): Promise<void> {
  const temporaryPath = `${path}.${process.pid}`;
  writeFileSync(temporaryPath, new Uint8Array(await dump.arrayBuffer()));
  renameSync(temporaryPath, path);
  for (const name of readdirSync(tmpdir()).filter((file) => file.startsWith(FILE_PREFIX))) {
    const oldPath = join(tmpdir(), name);
    if (Date.now() - statSync(oldPath).mtimeMs > HOUR_MS) rmSync(oldPath, { force: true });
  }
}
