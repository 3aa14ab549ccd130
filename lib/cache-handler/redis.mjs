import { MAX_ENTRY_AGE_MS } from "./settings.mjs";
import { report } from "./report.mjs";
import { PAUSE_MS, RedisConnection } from "./redis-connection.mjs";

/** @import { Client } from "./redis-connection.mjs" */
/** @import { Store, TagTime } from "./types" */

const TAGS_CHANNEL = "madia:tags";
const STALE_SET = "madia:tags:stale";
const EXPIRED_SET = "madia:tags:expired";

/** A revalidation compares times of two machines. */
const MAX_CLOCK_DIFFERENCE_MS = 2_000;

/**
 * @param {unknown} time
 * @returns {time is TagTime}
 */
const isTagTime = (time) =>
  typeof time === "object" &&
  time !== null &&
  "tag" in time &&
  typeof time.tag === "string" &&
  "stale" in time &&
  Number.isFinite(time.stale) &&
  "expired" in time &&
  Number.isFinite(time.expired);

/**
 * @param {TagTime[]} times
 * @param {"stale" | "expired"} field
 */
const scores = (times, field) =>
  times.filter((time) => time[field] > 0).map((time) => ({ score: time[field], value: time.tag }));

/**
 * Shares entries and tag times between processes. Entries belong to one build and expire after the maximum age; tag times
 * are shared by all builds. While Redis is unavailable or slow nothing is read or written, and invalidations are sent once it replies again.
 * @implements {Store}
 */
export class Redis {
  isShared = true;
  #connection;
  #prefix;
  /** @type {(times: TagTime[]) => void} */
  #onTagTimes = () => undefined;
  /** @type {TagTime[]} */
  #pendingTimes = [];
  /** @type {NodeJS.Timeout | undefined} */
  #retry;

  /** @param {{ url: string, build: string, timeoutFactor?: number }} options */
  constructor({ url, build, timeoutFactor }) {
    this.#prefix = `madia:${build}:`;
    this.#connection = new RedisConnection({ url, channel: TAGS_CHANNEL, timeoutFactor });
  }

  /** @type {Store["open"]} */
  async open(onTagTimes) {
    this.#onTagTimes = onTagTimes;
    await this.#connection.open({
      onReady: (client) => this.#synchronize(client),
      onMessage: (text) => this.#onMessage(text),
    });
  }

  /** @param {string} text */
  #onMessage(text) {
    try {
      const times = /** @type {unknown} */ (JSON.parse(text));
      if (!Array.isArray(times) || !times.every(isTagTime)) throw new Error("not a list of tag times");
      this.#onTagTimes(times);
    } catch (cause) {
      report("redis", cause);
    }
  }

  /** @param {Client} client */
  async #synchronize(client) {
    const times = this.#takePending();
    if (times.length > 0)
      await this.#publish(client, times).catch((cause) => {
        this.#postpone(times);
        throw cause;
      });
    const oldest = Date.now() - MAX_ENTRY_AGE_MS;
    for (const name of [STALE_SET, EXPIRED_SET]) await client.zRemRangeByScore(name, 0, oldest);
    const [stale, expired] = await Promise.all([
      client.zRangeWithScores(STALE_SET, 0, -1),
      client.zRangeWithScores(EXPIRED_SET, 0, -1),
    ]);
    const sharedTimes = [
      ...stale.map(({ value, score }) => ({ tag: String(value), stale: score, expired: 0 })),
      ...expired.map(({ value, score }) => ({ tag: String(value), stale: 0, expired: score })),
    ];
    this.#onTagTimes(sharedTimes.filter(isTagTime));
    await this.#compareClocks(client);
  }

  /** @param {Client} client */
  async #compareClocks(client) {
    const [seconds, microseconds] = await client.time();
    const difference = Date.now() - Number(seconds) * 1000 - Number(microseconds) / 1000;
    if (Math.abs(difference) <= MAX_CLOCK_DIFFERENCE_MS) return;
    const reason = `this machine and Redis differ by ${Math.round(difference / 1000)} s: revalidations come too early or late`;
    report("clock", reason);
  }

  /**
   * @param {Client} client
   * @param {TagTime[]} times
   */
  async #publish(client, times) {
    const [stale, expired] = [scores(times, "stale"), scores(times, "expired")];
    if (stale.length > 0) await client.zAdd(STALE_SET, stale, { comparison: "GT" });
    if (expired.length > 0) await client.zAdd(EXPIRED_SET, expired, { comparison: "GT" });
    await client.publish(TAGS_CHANNEL, JSON.stringify(times));
  }

  /** @type {Store["publish"]} */
  async publish(times) {
    this.#pendingTimes.push(...times);
    await this.#sendPending();
  }

  #takePending() {
    const times = this.#pendingTimes;
    this.#pendingTimes = [];
    return times;
  }

  async #sendPending() {
    const times = this.#takePending();
    if (times.length === 0) return;
    const isSent = await this.#connection.send((client) => this.#publish(client, times).then(() => true));
    if (!isSent) this.#postpone(times);
  }

  /** @param {TagTime[]} times */
  #postpone(times) {
    this.#pendingTimes.unshift(...times);
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined;
      void this.#sendPending();
    }, PAUSE_MS).unref();
  }

  touch() {}

  /** @type {Store["read"]} */
  read(key) {
    return this.#connection.query((client) => client.get(this.#prefix + key));
  }

  /** @type {Store["write"]} */
  async write(key, _partition, bytes) {
    const expiration = { type: /** @type {const} */ ("PX"), value: MAX_ENTRY_AGE_MS };
    await this.#connection.send((client) => client.set(this.#prefix + key, bytes, { expiration }));
  }

  /** @type {Store["remove"]} */
  async remove(key) {
    await this.#connection.send((client) => client.unlink(this.#prefix + key));
  }

  close() {
    clearTimeout(this.#retry);
    this.#connection.close();
  }
}
