import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What the seed is made of and by; the brand names the shop in it. */
const SOURCES = ["backend", "lib/rules", "brand", "brand.config.ts"];
const COMPILED = /^dist(?:-|$)/;
const FILE_PREFIX = "madia-test-shop-";
const HOUR_MS = 3_600_000;

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return COMPILED.test(entry.name) ? [] : listFiles(path);
    return entry.isFile() ? [path] : [];
  });

/** A hash of all sources the seed depends on. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const source of SOURCES.map((name) => join(process.cwd(), name))) {
    const paths = statSync(source).isDirectory() ? listFiles(source).sort() : [source];
    for (const path of paths) hash.update(path).update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 16);
}

export const findTemplatePath = (): string => join(tmpdir(), `${FILE_PREFIX}${fingerprint()}.tar`);

/** Contract tests find it once for all their files. */
const templatePath = (): string => process.env.TEST_DATABASE_TEMPLATE ?? findTemplatePath();

export function readTemplate(): Blob | null {
  const path = templatePath();
  return existsSync(path) ? new Blob([new Uint8Array(readFileSync(path))]) : null;
}

/** Written atomically, since suites run in parallel. */
export async function writeTemplate(dump: Blob): Promise<void> {
  const path = templatePath();
  const temporaryPath = `${path}.${process.pid}`;
  writeFileSync(temporaryPath, new Uint8Array(await dump.arrayBuffer()));
  renameSync(temporaryPath, path);
  for (const name of readdirSync(tmpdir()).filter((file) => file.startsWith(FILE_PREFIX))) {
    const oldPath = join(tmpdir(), name);
    if (Date.now() - statSync(oldPath).mtimeMs > HOUR_MS) rmSync(oldPath, { force: true });
  }
}
