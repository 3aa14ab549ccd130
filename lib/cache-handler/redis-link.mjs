import { report } from "./report.mjs";

const ANSWER_MS = 250;
const PAUSE_MS = 2_000;
const FIRST_CONNECTION_MS = 1_000;
const LONGEST_WAIT_MS = 5_000;

const backOff = (tries) => Math.min(100 * 2 ** tries, LONGEST_WAIT_MS);

function within(milliseconds, promise) {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** A connection for commands and one for messages, made again by themselves; a question never takes long and never fails. */
export class RedisLink {
  #url;
  #channel;
  #client = null;
  #connections = [];
  #isMet = false;
  #pausedUntil = 0;

  constructor({ url, channel }) {
    this.#url = url;
    this.#channel = channel;
  }

  /** Resolves once connected and met, or after a moment without; connecting goes on by itself. */
  async open({ onReady, onMessage }) {
    try {
      await within(FIRST_CONNECTION_MS, this.#connect(onReady, onMessage));
    } catch (cause) {
      report("redis", cause);
    }
  }

  async #connect(onReady, onMessage) {
    const { RESP_TYPES, createClient } = await import("redis");
    const options = {
      url: this.#url,
      disableOfflineQueue: true,
      pingInterval: 10_000,
      socket: { connectTimeout: 2_000, reconnectStrategy: backOff },
    };
    const both = [createClient(options), createClient(options)];
    const [client, subscriber] = both;
    this.#client = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    this.#connections = both;
    const met = new Promise((resolve) => {
      const meet = async () => {
        if (!both.every((one) => one.isReady)) return;
        // Messages first, then what was said before: nothing is missed between the two.
        await subscriber.subscribe(this.#channel, onMessage);
        await onReady(this.#client);
        this.#isMet = true;
        resolve();
      };
      for (const one of both) one.on("ready", () => void meet().catch((cause) => this.#lost(cause)));
    });
    for (const one of both) {
      one.on("error", (cause) => this.#lost(cause));
      one.connect().catch((cause) => this.#lost(cause));
    }
    await met;
  }

  #lost(cause) {
    this.#isMet = false;
    report("redis", cause);
  }

  /** The answer, or null while Redis is away or slow; after a failure it is left alone for a moment. */
  async ask(question) {
    if (!this.#isMet || Date.now() < this.#pausedUntil) return null;
    try {
      return await within(ANSWER_MS, question(this.#client));
    } catch (cause) {
      this.#pausedUntil = Date.now() + PAUSE_MS;
      report("redis", cause);
      return null;
    }
  }

  close() {
    for (const one of this.#connections) one.destroy();
  }
}
