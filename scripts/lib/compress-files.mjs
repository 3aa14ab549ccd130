import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const TEXT_EXTENSIONS = new Set([".css", ".js", ".json", ".svg", ".txt"]);
const MIN_BYTES = 1024;

/** @type {[extension: string, compress: (text: Buffer) => Promise<Buffer>][]} */
const ENCODINGS = [
  [".br", promisify(brotliCompress)],
  [".gz", promisify(gzip)],
];

/** @param {string} distDir */
export async function compressFiles(distDir) {
  const folder = join(distDir, "static");
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => TEXT_EXTENSIONS.has(extname(file)))
    .map((file) => join(folder, file));
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(file);
      if (text.length < MIN_BYTES) return;
      await Promise.all(
        ENCODINGS.map(async ([extension, compress]) =>
          writeFile(`${file}${extension}`, await compress(text)),
        ),
      );
    }),
  );
}
