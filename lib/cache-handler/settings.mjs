import { readFileSync } from "node:fs";
import { join } from "node:path";

const MB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

/** No entry is served when older; `expireTime` of next.config.mjs is the same. */
export const LONGEST_LIFE_MS = 7 * DAY_MS;

/**
 * How the room of memory and disk is divided, so that a flood of one kind cannot push out another:
 * pages, answers of the shop (`data`), and what is no page (404, moved), which stays in memory.
 */
export const SHARES = {
  memory: { pages: 0.7, data: 0.25, absent: 0.05 },
  disk: { pages: 0.8, data: 0.2 },
};

const megabytes = (text, standard) => {
  const number = Number(text);
  return (text?.trim() && Number.isFinite(number) && number >= 0 ? number : standard) * MB;
};

/** Pages of one build must not reach another: they name its scripts. */
function buildName(distDir, deployment) {
  try {
    return [readFileSync(join(distDir, "BUILD_ID"), "utf8").trim(), deployment].filter(Boolean).join("-");
  } catch {
    return "unbuilt";
  }
}

export function readSettings(env, serverDistDir) {
  const distDir = serverDistDir ? join(serverDistDir, "..") : ".next";
  return {
    build: buildName(distDir, env.NEXT_DEPLOYMENT_ID),
    folder: join(distDir, "cache", "pages"),
    memoryBytes: megabytes(env.CACHE_MEMORY_MB, 64),
    diskBytes: megabytes(env.CACHE_DISK_MB, 512),
    redisUrl: env.REDIS_URL?.trim() ?? "",
    /** A build keeps nothing: its pages are rendered with the shop away. */
    isBuilding: env.NEXT_PHASE === "phase-production-build",
  };
}
