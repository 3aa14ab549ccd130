import { createServer } from "node:net";

/** @import { ListenOptions, Socket } from "node:net" */

/**
 * What hands out and what takes a connection say to each other.
 * @typedef {{ connection: number }} Handed
 * @typedef {{ taken: number } | { ready: true }} Said
 */

/**
 * A process, as this module needs it.
 * @typedef {object} Taker
 * @property {(message: Handed, socket: Socket, options: { keepOpen: true }) => unknown} send
 * @property {() => boolean} isConnected
 */

/**
 * @param {unknown} message
 * @returns {message is Said}
 */
export const isAboutConnections = (message) =>
  typeof message === "object" && message !== null && ("taken" in message || "ready" in message);

/**
 * Accepts the connections of a shop and hands them to its processes in turn. node:cluster forgets one handed to a process
 * that dies before it has taken it, and its client waits for ever; here the next process gets it.
 */
export class Connections {
  #server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => this.#hand(socket));
  /** Handed out and not taken yet. @type {Map<Taker, Map<number, Socket>>} */
  #takers = new Map();
  /** @type {Socket[]} */
  #waiting = [];
  #lastId = 0;
  #turn = 0;

  /**
   * @param {ListenOptions} options
   * @returns {Promise<void>}
   */
  listen(options) {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(options, resolve);
    });
  }

  close() {
    this.#server.close();
    for (const socket of this.#waiting.splice(0)) socket.destroy();
  }

  address() {
    return this.#server.address();
  }

  /**
   * @param {Taker} taker
   * @param {Said} said
   */
  hear(taker, said) {
    if ("ready" in said) {
      this.#takers.set(taker, new Map());
      for (const socket of this.#waiting.splice(0)) this.#hand(socket);
      return;
    }
    const handed = this.#takers.get(taker);
    // Closes the copy of this process alone.
    handed?.get(said.taken)?.destroy();
    handed?.delete(said.taken);
  }

  /**
   * Once everything it said has been heard.
   * @param {Taker} taker
   */
  remove(taker) {
    const handed = this.#takers.get(taker);
    this.#takers.delete(taker);
    for (const socket of handed?.values() ?? []) this.#hand(socket);
  }

  /** @param {Socket} socket */
  #hand(socket) {
    const takers = [...this.#takers].filter(([taker]) => taker.isConnected());
    this.#turn = (this.#turn + 1) % Math.max(1, takers.length);
    const [taker, handed] = takers[this.#turn] ?? [];
    if (!taker || !handed) return void this.#waiting.push(socket);
    this.#lastId += 1;
    handed.set(this.#lastId, socket);
    // So that a client that leaves is no error here.
    socket.on("error", () => undefined);
    taker.send({ connection: this.#lastId }, socket, { keepOpen: true });
  }
}

/**
 * The other end, in a process of the shop.
 * @param {import("node:http").Server} server
 */
export function takeConnections(server) {
  process.on("message", (/** @type {unknown} */ message, /** @type {unknown} */ handle) => {
    if (typeof message !== "object" || message === null || !("connection" in message)) return;
    process.send?.({ taken: message.connection });
    const socket = /** @type {Socket | undefined} */ (handle);
    if (!socket) return;
    socket.allowHalfOpen = true;
    socket.setNoDelay(true);
    server.emit("connection", socket);
    socket.resume();
  });
  process.send?.({ ready: true });
}
