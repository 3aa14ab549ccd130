import { processWide } from "../../config/process-wide.mjs";
import { PageCache } from "./cache.mjs";
import { Files } from "./files.mjs";
import { removeFormerFolders } from "./former-folders.mjs";
import { Peers } from "./peers.mjs";
import { Redis } from "./redis.mjs";
import { PARTITION_FRACTIONS, readSettings } from "./settings.mjs";

/** @import { Store } from "./types" */

/**
 * @param {ReturnType<typeof readSettings>} settings
 * @returns {Store | null}
 */
function createStore({ isBuilding, redisUrl, build, folder, diskBytes }) {
  if (isBuilding) return null;
  if (redisUrl) return new Redis({ url: redisUrl, build });
  return diskBytes > 0
    ? new Files({ folder, build, maxBytes: diskBytes, fractions: PARTITION_FRACTIONS.disk })
    : null;
}

/** @param {string} [serverDistDir] */
function createCache(serverDistDir) {
  const settings = readSettings(process.env, serverDistDir);
  const { cacheFolder, folderNames, isBuilding, isFirstProcess } = settings;
  if (isFirstProcess && !isBuilding) void removeFormerFolders(cacheFolder, folderNames);
  return new PageCache({
    store: createStore(settings),
    peers: settings.redisUrl ? null : Peers.ofThisProcess(),
    memoryBytes: settings.memoryBytes,
    fractions: PARTITION_FRACTIONS.memory,
  });
}

/**
 * The one page cache of this process.
 * @param {string} [serverDistDir]
 */
export const openPageCache = (serverDistDir) => processWide("page-cache", () => createCache(serverDistDir));
