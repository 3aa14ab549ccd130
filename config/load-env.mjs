import { existsSync, readFileSync } from "node:fs";

const SETTING =
  /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^#\n]*))/gm;

/** Like Node's `loadEnvFile`, which is experimental in Node 20. */
function readSettings(/** @type {string} */ text) {
  return [...text.replaceAll("\r\n", "\n").matchAll(SETTING)].map(({ 1: name = "", groups = {} }) => {
    const { double, single, bare = "" } = groups;
    return /** @type {const} */ ([name, double?.replaceAll("\\n", "\n") ?? single ?? bare.trim()]);
  });
}

/** Reads `.env` without overriding the environment. */
export function loadEnv(file = ".env") {
  if (!existsSync(file)) return;
  for (const [name, value] of readSettings(readFileSync(file, "utf8"))) process.env[name] ??= value;
}
