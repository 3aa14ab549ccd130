import { redisOptions } from "./redis-options.mjs";
import { report } from "./report.mjs";

const COMMAND_TIMEOUT_MS = 250;
const BACKGROUND_TIMEOUT_MS = 5_000;
const PAUSE_MS = 2_000;
const CONNECT_TIMEOUT_MS = 3_000;

function withTimeout(milliseconds, promise) {
  let timer;
  const timeout = new Promise((_resolve, reject) => {
    const expire = () => reject(new Error(`no reply within ${milliseconds} ms`));
    // If rendering blocked the event loop, read a reply that has already arrived before timing out.
    timer = setTimeout(() => setImmediate(expire), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/**
 * One connection for commands and one for messages; both reconnect automatically. Commands time out quickly and never
 * throw. `timeoutFactor` multiplies all timeouts.
 */
export class RedisConnection {
  #url;
  #channel;
  #timeoutFactor;
  #client = null;
  #connections = [];
  #isReady = false;
  #pausedUntil = 0;

  constructor({ url, channel, timeoutFactor = 1 }) {
    this.#url = url;
    this.#channel = channel;
    this.#timeoutFactor = timeoutFactor;
  }

  async open({ onReady, onMessage }) {
    try {
      await this.#prepare();
      await withTimeout(CONNECT_TIMEOUT_MS * this.#timeoutFactor, this.#connect(onReady, onMessage));
    } catch (cause) {
      this.#handleError(cause);
    }
  }

  async #prepare() {
    const { RESP_TYPES, createClient } = await import("redis");
    const options = redisOptions(this.#url);
    this.#connections = [createClient(options), createClient(options)];
    this.#client = this.#connections[0].withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  }

  #connect(onReady, onMessage) {
    const [, subscriber] = this.#connections;
    const synchronize = async () => {
      if (!this.#connections.every((connection) => connection.isReady)) return false;
      // Subscribe before loading earlier tags, so that no message is missed in between.
      await subscriber.subscribe(this.#channel, onMessage);
      await onReady(this.#client);
      this.#isReady = true;
      return true;
    };
    return new Promise((resolve, reject) => {
      const fail = (cause) => {
        this.#handleError(cause);
        reject(cause);
      };
      for (const connection of this.#connections) {
        connection.on("ready", () => void synchronize().then((isReady) => isReady && resolve(), fail));
        connection.on("error", fail);
        connection.connect().catch(fail);
      }
    });
  }

  #handleError(cause) {
    this.#isReady = false;
    report("redis", cause);
  }

  /** null while Redis is unavailable or slow; after an error it is not queried for a moment. */
  query(command) {
    return this.#run(COMMAND_TIMEOUT_MS, command);
  }

  send(command) {
    return this.#run(BACKGROUND_TIMEOUT_MS, command);
  }

  async #run(milliseconds, command) {
    if (!this.#isReady || Date.now() < this.#pausedUntil) return null;
    try {
      return await withTimeout(milliseconds * this.#timeoutFactor, command(this.#client));
    } catch (cause) {
      this.#pausedUntil = Date.now() + PAUSE_MS;
      report("redis", cause);
      return null;
    }
  }

  close() {
    for (const connection of this.#connections) if (connection.isOpen) connection.destroy();
  }
}
