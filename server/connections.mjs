import { createServer } from "node:net";

/** @import { ListenOptions, Socket } from "node:net" */

/**
 * Between the process that accepts connections and those that serve them.
 * @typedef {{ connection: number }} ConnectionMessage
 * @typedef {{ received: number } | { ready: true }} ReceiverMessage
 */

/**
 * A process, as this module needs it.
 * @typedef {object} Receiver
 * @property {(message: ConnectionMessage, socket: Socket, options: { keepOpen: true }) => unknown} send
 * @property {() => boolean} isConnected
 */

/**
 * @param {unknown} message
 * @returns {message is ReceiverMessage}
 */
export const isConnectionMessage = (message) =>
  typeof message === "object" && message !== null && ("received" in message || "ready" in message);

/** Round-robin. node:cluster loses a connection sent to a dying process; here the next one gets it. */
export class Connections {
  #server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => this.#dispatch(socket));
  /** Sockets that were sent and whose arrival is not confirmed. @type {Map<Receiver, Map<number, Socket>>} */
  #receivers = new Map();
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
   * @param {Receiver} receiver
   * @param {ReceiverMessage} message
   */
  handleMessage(receiver, message) {
    if ("ready" in message) {
      this.#receivers.set(receiver, new Map());
      for (const socket of this.#waiting.splice(0)) this.#dispatch(socket);
      return;
    }
    const pending = this.#receivers.get(receiver);
    // Closes only this process's copy of the socket.
    pending?.get(message.received)?.destroy();
    pending?.delete(message.received);
  }

  /**
   * Call it when the process has ended, after its last message.
   * @param {Receiver} receiver
   */
  remove(receiver) {
    const pending = this.#receivers.get(receiver);
    this.#receivers.delete(receiver);
    for (const socket of pending?.values() ?? []) this.#dispatch(socket);
  }

  /** @param {Socket} socket */
  #dispatch(socket) {
    const receivers = [...this.#receivers].filter(([receiver]) => receiver.isConnected());
    this.#turn = (this.#turn + 1) % Math.max(1, receivers.length);
    const [receiver, pending] = receivers[this.#turn] ?? [];
    if (!receiver || !pending) return void this.#waiting.push(socket);
    this.#lastId += 1;
    pending.set(this.#lastId, socket);
    // A client that disconnects is no error.
    socket.on("error", () => undefined);
    receiver.send({ connection: this.#lastId }, socket, { keepOpen: true });
  }
}

/**
 * The other end, in a process of the shop.
 * @param {import("node:http").Server} server
 */
export function receiveConnections(server) {
  process.on("message", (/** @type {unknown} */ message, /** @type {unknown} */ handle) => {
    if (typeof message !== "object" || message === null || !("connection" in message)) return;
    process.send?.({ received: message.connection });
    const socket = /** @type {Socket | undefined} */ (handle);
    if (!socket) return;
    socket.allowHalfOpen = true;
    socket.setNoDelay(true);
    server.emit("connection", socket);
    socket.resume();
  });
  process.send?.({ ready: true });
}
