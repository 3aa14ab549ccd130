const MAX_RECONNECT_DELAY_MS = 5_000;

const reconnectDelay = (tries) => Math.min(100 * 2 ** tries, MAX_RECONNECT_DELAY_MS);

/** Settings of every connection to Redis: commands fail at once while it is away, and it is reconnected for ever. */
export const redisOptions = (url) => ({
  url,
  disableOfflineQueue: true,
  pingInterval: 10_000,
  socket: { connectTimeout: 2_000, reconnectStrategy: reconnectDelay },
});
