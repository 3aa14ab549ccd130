const MAX_RECONNECT_DELAY_MS = 5_000;
/** Where Redis's machine is gone without a word the system itself gives up after a quarter of an hour. */
const SILENCE_MS = 30_000;

/** @param {number} tries */
const reconnectDelay = (tries) => Math.min(100 * 2 ** tries, MAX_RECONNECT_DELAY_MS);

/**
 * Settings of every connection to Redis: commands fail at once while it is away, and it reconnects for ever.
 * @param {string} url
 * @returns {import("redis").RedisClientOptions}
 */
export const redisOptions = (url) => ({
  url,
  disableOfflineQueue: true,
  pingInterval: 10_000,
  socket: { connectTimeout: 2_000, socketTimeout: SILENCE_MS, reconnectStrategy: reconnectDelay },
});
