import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Headers by which Next makes a page before it answers, also where it has a copy; the value is a secret of the build.
 * @param {string} distDir
 * @returns {Record<string, string>}
 */
export function readRevalidation(distDir) {
  const manifest = /** @type {{ preview: { previewModeId: string } }} */ (
    JSON.parse(readFileSync(join(distDir, "prerender-manifest.json"), "utf8"))
  );
  return { "x-prerender-revalidate": manifest.preview.previewModeId };
}
