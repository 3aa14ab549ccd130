import { decode, encode } from "./codec.mjs";
import { backdate, bytesOf, shareOf, stateOf } from "./entry.mjs";
import { MemoryLru } from "./memory-lru.mjs";
import { TagTimes } from "./tag-times.mjs";
import { WriteQueue } from "./write-queue.mjs";

const newest = (first, second) =>
  first && second && first.lastModified >= second.lastModified ? first : (second ?? first);

/**
 * Two-level cache for Next: memory, then a store (files of one process, or Redis for several). The store may fail or
 * lose entries: reads never throw, and writes do not block.
 */
export class PageCache {
  #tagTimes = new TagTimes();
  #memory;
  #store;
  #writes;
  #now;
  #ready;

  constructor({ store = null, memoryBytes, shares, now = Date.now }) {
    this.#store = store;
    this.#now = now;
    this.#memory = Object.fromEntries(
      Object.entries(shares).map(([share, part]) => [share, new MemoryLru(memoryBytes * part)]),
    );
    this.#writes = new WriteQueue((key, entry) => this.#write(key, entry));
    this.#ready = store?.open((times) => this.#tagTimes.merge(times, now()));
  }

  async get(key, context) {
    if (context.kind === "IMAGE") return null;
    await this.#ready;
    const share = context.kind === "FETCH" ? "data" : "pages";
    const cached = this.#fromMemory(key, share);
    const cachedState = cached && stateOf(cached, context, this.#tagTimes, this.#now());
    if (cachedState === "fresh" || (cached && !this.#store?.isShared)) {
      this.#store?.touch(key, share);
      return this.#serve(cached, cachedState, context);
    }
    const entry = newest(cached, await this.#fromStore(key, share));
    if (!entry) return null;
    if (entry !== cached) this.#remember(entry);
    return this.#serve(entry, stateOf(entry, context, this.#tagTimes, this.#now()), context);
  }

  #fromMemory(key, share) {
    return this.#memory[share].get(key) ?? (share === "pages" ? this.#memory.absent.get(key) : null);
  }

  async #write(key, entry) {
    await this.#ready;
    const share = shareOf(entry.value);
    if (share !== "absent") await this.#store?.write(key, share, encode(entry));
    else await this.#store?.remove(key, "pages");
  }

  async #fromStore(key, share) {
    const bytes = await this.#store?.read(key, share);
    const entry = bytes ? decode(bytes, key) : null;
    return entry && shareOf(entry.value) === share ? entry : null;
  }

  #serve(entry, state, context) {
    if (state === "gone") return null;
    return state === "stale" ? backdate(entry, context, this.#now()) : entry;
  }

  #remember(entry) {
    const share = shareOf(entry.value);
    for (const [name, memory] of Object.entries(this.#memory)) if (name !== share) memory.remove(entry.key);
    this.#memory[share].put(entry.key, entry, bytesOf(entry.key, entry.value));
  }

  async set(key, value, context) {
    if (value?.kind === "IMAGE") return;
    const cacheControl = context.fetchCache ? undefined : context.cacheControl;
    const previous = this.#fromMemory(key, value?.kind === "FETCH" ? "data" : "pages");
    const entry = { key, value, lastModified: this.#now(), cacheControl };
    this.#remember(entry);
    // The same value again means that regeneration failed and Next postpones its retry: keep it in memory only.
    const isRetryPostponed = value !== null && previous?.value === value;
    if (!isRetryPostponed) this.#writes.add(key, entry);
  }

  async revalidateTag(tags, durations) {
    const list = typeof tags === "string" ? [tags] : tags;
    if (list.length === 0) return;
    await this.#ready;
    const times = this.#tagTimes.invalidate(list, durations, this.#now());
    await this.#store?.publish(times, this.#tagTimes.all());
  }

  async done() {
    await this.#writes.done();
  }
}
