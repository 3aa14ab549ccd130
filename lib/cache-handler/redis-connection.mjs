import { redisOptions } from "./redis-options.mjs";
import { report } from "./report.mjs";

/** @typedef {Awaited<ReturnType<typeof createConnections>>} Connections */
/** @typedef {Connections["client"]} Client */

/**
 * @typedef {object} Handlers
 * @property {(client: Client) => Promise<void>} onReady
 * @property {(text: string) => void} onMessage
 */

const COMMAND_TIMEOUT_MS = 250;
const BACKGROUND_TIMEOUT_MS = 5_000;
export const PAUSE_MS = 2_000;
const CONNECT_TIMEOUT_MS = 3_000;

/** @param {string} url */
async function createConnections(url) {
  const { RESP_TYPES, createClient } = await import("redis");
  const options = redisOptions(url);
  const commands = createClient(options);
  const subscriber = createClient(options);
  const client = commands.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  return { client, subscriber, all: [commands, subscriber] };
}

/**
 * @template Reply
 * @param {number} milliseconds
 * @param {Promise<Reply>} promise
 * @returns {Promise<Reply>}
 */
function replyWithin(milliseconds, promise) {
  /** @type {NodeJS.Timeout} */
  let timer;
  const timeout = new Promise((_resolve, reject) => {
    const expire = () => reject(new Error(`no reply within ${milliseconds} ms`));
    // If rendering blocked the event loop, read a reply that has already arrived before timing out.
    timer = setTimeout(() => setImmediate(expire), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** Both connections reconnect by themselves. Commands time out quickly and never throw. */
export class RedisConnection {
  #url;
  #channel;
  #timeoutFactor;
  /** @type {Connections | null} */
  #connections = null;
  #isReady = false;
  #pausedUntil = 0;
  /** @type {NodeJS.Timeout | undefined} */
  #retry;

  /** @param {{ url: string, channel: string, timeoutFactor?: number }} options */
  constructor({ url, channel, timeoutFactor = 1 }) {
    this.#url = url;
    this.#channel = channel;
    this.#timeoutFactor = timeoutFactor;
  }

  /** @param {Handlers} handlers */
  async open({ onReady, onMessage }) {
    try {
      this.#connections = await createConnections(this.#url);
      const connected = this.#connect(this.#connections, { onReady, onMessage });
      await replyWithin(CONNECT_TIMEOUT_MS * this.#timeoutFactor, connected);
    } catch (cause) {
      this.#handleError(cause);
    }
  }

  /**
   * @param {Connections} connections
   * @param {Handlers} handlers
   * @returns {Promise<void>}
   */
  #connect({ client, subscriber, all }, { onReady, onMessage }) {
    const areReady = () => all.every((connection) => connection.isReady);
    const synchronize = async () => {
      if (!areReady()) return false;
      // Subscribe before loading earlier tags, so that no message is missed in between.
      await subscriber.subscribe(this.#channel, onMessage);
      await onReady(client);
      this.#isReady = true;
      return true;
    };
    return new Promise((resolve, reject) => {
      /** @param {unknown} cause */
      const fail = (cause) => {
        this.#handleError(cause);
        reject(cause);
        // A connection that was lost becomes ready again by itself; one that Redis only refused something does not.
        if (areReady())
          this.#retry ??= setTimeout(() => {
            this.#retry = undefined;
            start();
          }, PAUSE_MS).unref();
      };
      const start = () => void synchronize().then((isReady) => isReady && resolve(), fail);
      for (const connection of all) {
        connection.on("ready", start);
        connection.on("error", fail);
        connection.connect().catch(fail);
      }
    });
  }

  /** @param {unknown} cause */
  #handleError(cause) {
    this.#isReady = false;
    report("redis", cause);
  }

  /**
   * null while Redis is unavailable or slow; after an error it is not queried for a moment.
   * @template Reply
   * @param {(client: Client) => Promise<Reply>} command
   */
  query(command) {
    return this.#run(COMMAND_TIMEOUT_MS, command);
  }

  /**
   * @template Reply
   * @param {(client: Client) => Promise<Reply>} command
   */
  send(command) {
    return this.#run(BACKGROUND_TIMEOUT_MS, command);
  }

  /**
   * @template Reply
   * @param {number} milliseconds
   * @param {(client: Client) => Promise<Reply>} command
   */
  async #run(milliseconds, command) {
    if (!this.#connections || !this.#isReady || Date.now() < this.#pausedUntil) return null;
    try {
      return await replyWithin(milliseconds * this.#timeoutFactor, command(this.#connections.client));
    } catch (cause) {
      this.#pausedUntil = Date.now() + PAUSE_MS;
      report("redis", cause);
      return null;
    }
  }

  close() {
    clearTimeout(this.#retry);
    for (const connection of this.#connections?.all ?? []) if (connection.isOpen) connection.destroy();
  }
}
