import { existsSync, readFileSync } from "node:fs";

const SETTING =
  /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^#\n]*))/gm;

/** As Node's own `loadEnvFile`, which Node 20.9 does not have yet. */
function readSettings(/** @type {string} */ text) {
  return [...text.replaceAll("\r\n", "\n").matchAll(SETTING)].map(({ 1: name = "", groups = {} }) => {
    const { double, single, bare = "" } = groups;
    return /** @type {const} */ ([name, double?.replaceAll("\\n", "\n") ?? single ?? bare.trim()]);
  });
}

/** Every entry point's way to read `.env`: what the environment already says wins. */
export function loadEnv(file = ".env") {
  if (!existsSync(file)) return;
  for (const [name, value] of readSettings(readFileSync(file, "utf8"))) process.env[name] ??= value;
}
