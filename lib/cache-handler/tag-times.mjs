import { LONGEST_LIFE_MS } from "./settings.mjs";

const MANY = 10_000;

/** When each tag was last renewed: what was made before is stale (shown once more) or expired (never shown). */
export class TagTimes {
  #times = new Map();

  /**
   * Without durations, or with `expire: 0`, what bears the tags expires at once; with a profile such
   * as "max" it is stale. A profile's later expiry needs no time of its own: the first visit renews.
   * @returns the new times, to be told to others.
   */
  mark(tags, durations, now) {
    const isSoft = Boolean(durations) && durations.expire !== 0;
    const times = tags.map((tag) =>
      isSoft ? { tag, stale: now, expired: 0 } : { tag, stale: 0, expired: now },
    );
    this.learn(times, now);
    return times;
  }

  /** Takes over times told by another process or kept from before; the newest win. */
  learn(times, now) {
    for (const { tag, stale, expired } of times) {
      const known = this.#times.get(tag) ?? { stale: 0, expired: 0 };
      this.#times.set(tag, {
        stale: Math.max(known.stale, stale),
        expired: Math.max(known.expired, expired),
      });
    }
    if (this.#times.size > MANY) this.#forget(now - LONGEST_LIFE_MS);
  }

  /** What was made before these is gone by age. */
  #forget(longAgo) {
    for (const [tag, { stale, expired }] of this.#times) {
      if (stale < longAgo && expired < longAgo) this.#times.delete(tag);
    }
  }

  areStale(tags, made) {
    return tags.some((tag) => (this.#times.get(tag)?.stale ?? 0) > made);
  }

  areExpired(tags, made) {
    return tags.some((tag) => (this.#times.get(tag)?.expired ?? 0) > made);
  }

  all() {
    return [...this.#times].map(([tag, times]) => ({ tag, ...times }));
  }
}
