import { createServer } from "node:net";

/**
 * Rejects with the system's error when it cannot be listened on.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<void>}
 */
export const requireFreePort = (port, host) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });

/**
 * @param {number} port
 * @param {string} [host]
 */
export const isPortFree = (port, host) =>
  requireFreePort(port, host).then(
    () => true,
    () => false,
  );
