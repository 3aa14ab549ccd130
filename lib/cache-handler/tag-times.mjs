import { MAX_ENTRY_AGE_MS } from "./settings.mjs";

/** @import { Durations, TagTime } from "./types" */

const MAX_TAGS = 10_000;

export class TagTimes {
  /** @type {Map<string, { stale: number, expired: number }>} */
  #times = new Map();
  /** Of the newest revalidation. */
  newest = 0;

  /**
   * Without durations, or with `expire: 0`, entries expire at once; with a profile such as "max" they become stale.
   * The profile's own expiry is not tracked: the first visit renews the entry.
   * @param {string[]} tags
   * @param {Durations | undefined} durations
   * @param {number} now
   */
  invalidate(tags, durations, now) {
    const isStaleOnly = durations !== undefined && durations.expire !== 0;
    const times = tags.map((tag) =>
      isStaleOnly ? { tag, stale: now, expired: 0 } : { tag, stale: 0, expired: now },
    );
    this.merge(times, now);
    return times;
  }

  /**
   * @param {TagTime[]} times
   * @param {number} now
   */
  merge(times, now) {
    for (const { tag, stale, expired } of times) {
      this.newest = Math.max(this.newest, stale, expired);
      const current = this.#times.get(tag) ?? { stale: 0, expired: 0 };
      this.#times.set(tag, {
        stale: Math.max(current.stale, stale),
        expired: Math.max(current.expired, expired),
      });
    }
    if (this.#times.size > MAX_TAGS) this.#prune(now - MAX_ENTRY_AGE_MS);
  }

  /**
   * Entries from before that time have expired by age.
   * @param {number} oldest
   */
  #prune(oldest) {
    for (const [tag, { stale, expired }] of this.#times) {
      if (stale < oldest && expired < oldest) this.#times.delete(tag);
    }
  }

  /**
   * @param {string[]} tags
   * @param {number} lastModified
   */
  areStale(tags, lastModified) {
    return tags.some((tag) => (this.#times.get(tag)?.stale ?? 0) > lastModified);
  }

  /**
   * @param {string[]} tags
   * @param {number} lastModified
   */
  areExpired(tags, lastModified) {
    return tags.some((tag) => (this.#times.get(tag)?.expired ?? 0) > lastModified);
  }

  /**
   * @param {string[]} encodedTags
   * @param {number} since
   */
  areEncodedTagsExpired(encodedTags, since) {
    return this.areExpired(encodedTags.map(decodeURIComponent), since);
  }

  /**
   * @param {string[]} encodedTags
   * @param {number} since
   */
  areRevalidated(encodedTags, since) {
    return encodedTags.some((encoded) => {
      const times = this.#times.get(decodeURIComponent(encoded));
      return times !== undefined && Math.max(times.stale, times.expired) > since;
    });
  }

  all() {
    return [...this.#times].map(([tag, times]) => ({ tag, ...times }));
  }
}
