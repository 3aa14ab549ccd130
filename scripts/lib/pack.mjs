import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const PACKED = new Set([".css", ".js", ".json", ".svg", ".txt"]);
const LEAST_BYTES = 1024;

const WAYS = [
  [".br", promisify(brotliCompress)],
  [".gz", promisify(gzip)],
];

/** Lays a brotli and a gzip copy beside each text of a build's static files: packed once, as small as it goes. */
export async function packFiles(distDir) {
  const texts = readdirSync(join(distDir, "static"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && PACKED.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(file);
      if (text.length < LEAST_BYTES) return;
      await Promise.all(WAYS.map(async ([ending, pack]) => writeFile(`${file}${ending}`, await pack(text))));
    }),
  );
}
