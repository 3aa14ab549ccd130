import { MAX_ENTRY_AGE_MS } from "./settings.mjs";

const MAX_TAGS = 10_000;

export class TagTimes {
  #times = new Map();

  /**
   * Without durations, or with `expire: 0`, entries with the tags expire at once; with a profile such as "max" they become
   * stale. The profile's own expiry is not tracked: the first visit renews the entry.
   */
  invalidate(tags, durations, now) {
    const isStaleOnly = Boolean(durations) && durations.expire !== 0;
    const times = tags.map((tag) =>
      isStaleOnly ? { tag, stale: now, expired: 0 } : { tag, stale: 0, expired: now },
    );
    this.merge(times, now);
    return times;
  }

  merge(times, now) {
    for (const { tag, stale, expired } of times) {
      const current = this.#times.get(tag) ?? { stale: 0, expired: 0 };
      this.#times.set(tag, {
        stale: Math.max(current.stale, stale),
        expired: Math.max(current.expired, expired),
      });
    }
    if (this.#times.size > MAX_TAGS) this.#prune(now - MAX_ENTRY_AGE_MS);
  }

  /** Entries from before that time have expired by age. */
  #prune(oldest) {
    for (const [tag, { stale, expired }] of this.#times) {
      if (stale < oldest && expired < oldest) this.#times.delete(tag);
    }
  }

  areStale(tags, lastModified) {
    return tags.some((tag) => (this.#times.get(tag)?.stale ?? 0) > lastModified);
  }

  areExpired(tags, lastModified) {
    return tags.some((tag) => (this.#times.get(tag)?.expired ?? 0) > lastModified);
  }

  all() {
    return [...this.#times].map(([tag, times]) => ({ tag, ...times }));
  }
}
