import { report } from "./report.mjs";

const ANSWER_MS = 250;
/** Nobody waits for it. */
const TELL_MS = 5_000;
const PAUSE_MS = 2_000;
const FIRST_CONNECTION_MS = 3_000;
const LONGEST_WAIT_MS = 5_000;

const backOff = (tries) => Math.min(100 * 2 ** tries, LONGEST_WAIT_MS);

function within(milliseconds, promise) {
  let timer;
  const late = new Promise((_resolve, reject) => {
    const giveUp = () => reject(new Error(`no answer within ${milliseconds} ms`));
    // After a rendering that held everything up, an answer that has come is read first.
    timer = setTimeout(() => setImmediate(giveUp), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** A connection for commands and one for messages, made again by themselves; a question never takes long and never fails.
 * `patience` multiplies how long is waited. */
export class RedisLink {
  #url;
  #channel;
  #patience;
  #client = null;
  #connections = [];
  #isMet = false;
  #pausedUntil = 0;

  constructor({ url, channel, patience = 1 }) {
    this.#url = url;
    this.#channel = channel;
    this.#patience = patience;
  }

  /** Resolves once connected and met, or with the first failure; connecting goes on by itself. */
  async open({ onReady, onMessage }) {
    try {
      await this.#prepare();
      await within(FIRST_CONNECTION_MS * this.#patience, this.#connect(onReady, onMessage));
    } catch (cause) {
      this.#lost(cause);
    }
  }

  async #prepare() {
    const { RESP_TYPES, createClient } = await import("redis");
    const options = {
      url: this.#url,
      disableOfflineQueue: true,
      pingInterval: 10_000,
      socket: { connectTimeout: 2_000, reconnectStrategy: backOff },
    };
    this.#connections = [createClient(options), createClient(options)];
    this.#client = this.#connections[0].withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  }

  #connect(onReady, onMessage) {
    const [, subscriber] = this.#connections;
    const meet = async () => {
      if (!this.#connections.every((one) => one.isReady)) return false;
      // Messages first, then what was said before: nothing is missed between the two.
      await subscriber.subscribe(this.#channel, onMessage);
      await onReady(this.#client);
      this.#isMet = true;
      return true;
    };
    return new Promise((resolve, reject) => {
      const fail = (cause) => {
        this.#lost(cause);
        reject(cause);
      };
      for (const one of this.#connections) {
        one.on("ready", () => void meet().then((isMet) => isMet && resolve(), fail));
        one.on("error", fail);
        one.connect().catch(fail);
      }
    });
  }

  #lost(cause) {
    this.#isMet = false;
    report("redis", cause);
  }

  /** The answer, or null while Redis is away or slow; after a failure it is left alone for a moment. */
  ask(question) {
    return this.#within(ANSWER_MS, question);
  }

  /** The same with more time, for what no visitor waits for. */
  tell(message) {
    return this.#within(TELL_MS, message);
  }

  async #within(milliseconds, question) {
    if (!this.#isMet || Date.now() < this.#pausedUntil) return null;
    try {
      return await within(milliseconds * this.#patience, question(this.#client));
    } catch (cause) {
      this.#pausedUntil = Date.now() + PAUSE_MS;
      report("redis", cause);
      return null;
    }
  }

  close() {
    for (const one of this.#connections) if (one.isOpen) one.destroy();
  }
}
