import { writeFileSync } from "node:fs";
import { transform } from "esbuild";
import { startScriptFile } from "../../server/document/scripts.mjs";
import { startPage } from "../../server/document/start-page.mjs";

const EXPORT = "export default ";

/**
 * A part of every page, so its bytes count before the first paint.
 * @param {string} distDir
 */
export async function writeStartScript(distDir) {
  const { code } = await transform(EXPORT + startPage, { minify: true, target: "es2022" });
  writeFileSync(startScriptFile(distDir), `(${code.trim().slice(EXPORT.length)})`);
}
