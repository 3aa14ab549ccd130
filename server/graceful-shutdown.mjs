/** @import { Server } from "node:http" */
/** @import { Socket } from "node:net" */

/**
 * Finishes open requests, drops connections without one, and gives up what is still open after `limitMs`.
 * @param {Server} server
 * @param {{ limitMs: number, onClosed: () => void, onLimit: () => void }} options
 */
export function createGracefulShutdown(server, { limitMs, onClosed, onLimit }) {
  /** @type {Map<Socket, number>} */
  const openRequests = new Map();
  let isClosing = false;
  let isServerClosed = false;
  let hasEnded = false;

  /** The server does not count connections that another process accepted. */
  function endWhenClosed() {
    if (hasEnded || !isServerClosed || openRequests.size > 0) return;
    hasEnded = true;
    onClosed();
  }

  server.on("connection", (/** @type {Socket} */ socket) => {
    openRequests.set(socket, 0);
    socket.once("close", () => {
      openRequests.delete(socket);
      endWhenClosed();
    });
  });
  server.on("request", ({ socket }, response) => {
    openRequests.set(socket, (openRequests.get(socket) ?? 0) + 1);
    response.once("close", () => {
      if (socket.destroyed) return;
      const open = (openRequests.get(socket) ?? 1) - 1;
      openRequests.set(socket, open);
      if (isClosing && open === 0) socket.destroySoon();
    });
  });

  function closeSilent() {
    server.close(() => {
      isServerClosed = true;
      endWhenClosed();
    });
    for (const [socket, open] of openRequests) if (open === 0) socket.destroy();
  }

  return () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(onLimit, limitMs).unref();
    // A busy process hears of its end before it reads requests that came earlier: they are read first.
    setImmediate(() => setImmediate(closeSilent));
  };
}
