import { createHash } from "node:crypto";

const SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>[^]*?)<\/script>/gi;
const NOT_RUN = /\s(?:src=|type="(?:application\/(?:ld\+)?json|text\/plain)")/i;

/**
 * What a policy names to admit the inline scripts of a document, each once.
 * @param {string} html
 * @returns {string[]}
 */
export function hashInlineScripts(html) {
  /** @type {Set<string>} */
  const hashes = new Set();
  for (const { groups } of html.matchAll(SCRIPT)) {
    const { attributes = "", text = "" } = groups ?? {};
    if (NOT_RUN.test(attributes) || text === "") continue;
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return [...hashes];
}

/**
 * Replaces 'unsafe-inline' by the hashes of these scripts.
 * @param {string} policy
 * @param {string[]} hashes
 */
export const allowOnlyScripts = (policy, hashes) =>
  policy
    .split("; ")
    .map((directive) =>
      directive.startsWith("script-src ")
        ? directive.replace("'unsafe-inline'", hashes.join(" ")).replace(/ {2,}/g, " ").trimEnd()
        : directive,
    )
    .join("; ");
