import { LONGEST_LIFE_MS } from "./settings.mjs";
import { report } from "./report.mjs";
import { RedisLink } from "./redis-link.mjs";

const TAGS_CHANNEL = "madia:tags";
const STALE = "madia:tags:stale";
const EXPIRED = "madia:tags:expired";

const scores = (times, field) =>
  times.filter((time) => time[field] > 0).map((time) => ({ score: time[field], value: time.tag }));

/**
 * Shares entries and tag times between processes. Entries belong to one build and end after the
 * longest life; tag times are everybody's. Redis away: nothing is found, nothing kept, and what was
 * renewed meanwhile is told as soon as it is back.
 */
export class Redis {
  isShared = true;
  #link;
  #prefix;
  #learn = () => undefined;
  /** Times nobody else knows yet. */
  #untold = [];

  constructor({ url, build, patience }) {
    this.#prefix = `madia:${build}:`;
    this.#link = new RedisLink({ url, channel: TAGS_CHANNEL, patience });
  }

  /** Resolves once connected, or after a moment without: then entries are not read before the tags are known. */
  async open(learn) {
    this.#learn = learn;
    await this.#link.open({
      onReady: (client) => this.#meet(client),
      onMessage: (text) => this.#hear(text),
    });
  }

  #hear(text) {
    try {
      this.#learn(JSON.parse(text));
    } catch (cause) {
      report("redis", cause);
    }
  }

  /** Tells what was renewed while Redis was away, then learns what others renewed. */
  async #meet(client) {
    if (this.#untold.length > 0) await this.#tell(client, this.#untold);
    this.#untold = [];
    const longAgo = Date.now() - LONGEST_LIFE_MS;
    for (const name of [STALE, EXPIRED]) await client.zRemRangeByScore(name, 0, longAgo);
    const [stale, expired] = await Promise.all(
      [STALE, EXPIRED].map((name) => client.zRangeWithScores(name, 0, -1)),
    );
    this.#learn([
      ...stale.map(({ value, score }) => ({ tag: String(value), stale: score, expired: 0 })),
      ...expired.map(({ value, score }) => ({ tag: String(value), stale: 0, expired: score })),
    ]);
  }

  async #tell(client, times) {
    const [stale, expired] = [scores(times, "stale"), scores(times, "expired")];
    if (stale.length > 0) await client.zAdd(STALE, stale, { comparison: "GT" });
    if (expired.length > 0) await client.zAdd(EXPIRED, expired, { comparison: "GT" });
    await client.publish(TAGS_CHANNEL, JSON.stringify(times));
  }

  /** Resolves once every process that can be reached was told, or has been found out of reach. */
  async tell(times) {
    const isTold = await this.#link.tell((client) => this.#tell(client, times).then(() => true));
    if (!isTold) this.#untold.push(...times);
  }

  touch() {}

  read(key) {
    return this.#link.ask((client) => client.get(this.#prefix + key));
  }

  async write(key, _share, bytes) {
    const expiration = { type: "PX", value: LONGEST_LIFE_MS };
    await this.#link.tell((client) => client.set(this.#prefix + key, bytes, { expiration }));
  }

  async remove(key) {
    await this.#link.tell((client) => client.unlink(this.#prefix + key));
  }

  close() {
    this.#link.close();
  }
}
