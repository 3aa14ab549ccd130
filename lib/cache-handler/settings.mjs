import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const MB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Entries older than this are never served; same as `expireTime` in next.config.mjs. */
export const MAX_ENTRY_AGE_MS = 7 * DAY_MS;

/** Divides memory and disk, so that one kind of entry cannot evict the others. */
export const PARTITION_FRACTIONS = {
  memory: { pages: 0.7, data: 0.25, other: 0.05 },
  disk: { pages: 0.8, data: 0.2 },
};

/**
 * @param {string | undefined} text
 * @param {number} defaultMegabytes
 */
export const megabytes = (text, defaultMegabytes) => {
  const number = Number(text);
  return (text?.trim() && Number.isFinite(number) && number >= 0 ? number : defaultMegabytes) * MB;
};

/**
 * Pages must not be shared between builds: they reference the build's scripts.
 * @param {string} distDir
 * @param {string | undefined} deployment
 */
function buildName(distDir, deployment) {
  try {
    return [readFileSync(join(distDir, "BUILD_ID"), "utf8").trim(), deployment].filter(Boolean).join("-");
  } catch {
    return "unbuilt";
  }
}

/** @param {string | undefined} text */
const addressOf = (text = "") => (URL.canParse(text) ? new URL(text).href : text.trim());

/**
 * Of the systems behind the shop: what one shop answered must never be shown by another.
 * @param {Record<string, string | undefined>} env
 */
function shopName({ EBSN_API_URL, CONTENT_API_URL, STORIES_API_URL, BACKEND_URL, BACKEND_PORT }) {
  const embedded = EBSN_API_URL?.trim() ? "" : BACKEND_URL?.trim() || BACKEND_PORT || "";
  const addresses = [EBSN_API_URL, CONTENT_API_URL, STORIES_API_URL].map(addressOf);
  return createHash("sha256")
    .update([...addresses, embedded].join(" "))
    .digest("hex")
    .slice(0, 8);
}

/** @param {string | undefined} slot absent where there is one process only */
const folderNameOf = (slot) => (slot ? `pages-${slot}` : "pages");

/**
 * The names of the folders in use, by all processes.
 * @param {Record<string, string | undefined>} env
 * @param {number} slots
 */
const folderNames = ({ STOREFRONT_SLOT }, slots) =>
  STOREFRONT_SLOT
    ? Array.from({ length: slots }, (_, slot) => folderNameOf(String(slot)))
    : [folderNameOf("")];

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} [serverDistDir]
 */
export function readSettings(env, serverDistDir) {
  const distDir = serverDistDir ? join(serverDistDir, "..") : env.NEXT_DIST_DIR || ".next";
  const slots = Math.max(1, Number(env.STOREFRONT_SLOTS) || 1);
  const cacheFolder = join(distDir, "cache");
  const diskBytes = megabytes(env.CACHE_DISK_MB, 512) / slots;
  const redisUrl = env.REDIS_URL?.trim() ?? "";
  return {
    build: `${buildName(distDir, env.NEXT_DEPLOYMENT_ID)}-${shopName(env)}`,
    // One folder per process: each keeps the pages that it renders.
    folder: join(cacheFolder, folderNameOf(env.STOREFRONT_SLOT)),
    cacheFolder,
    folderNames: redisUrl || diskBytes === 0 ? [] : folderNames(env, slots),
    isFirstProcess: !Number(env.STOREFRONT_SLOT),
    memoryBytes: megabytes(env.CACHE_MEMORY_MB, 12),
    diskBytes,
    redisUrl,
    /** A build stores nothing: its pages are rendered without the API. */
    isBuilding: env.NEXT_PHASE === "phase-production-build",
  };
}
