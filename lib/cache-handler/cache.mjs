import { decode, encode } from "./codec.mjs";
import { aged, bytesOf, shareOf, stateOf } from "./entry.mjs";
import { Memory } from "./memory.mjs";
import { TagTimes } from "./tag-times.mjs";
import { Writes } from "./writes.mjs";

const newer = (one, other) => (one && other && one.lastModified >= other.lastModified ? one : (other ?? one));

/**
 * What Next asks of a cache: first in memory, then in a store (files of one process, or Redis for
 * several). The store may be away or lose anything; nothing here throws or waits for it when writing.
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
      Object.entries(shares).map(([share, part]) => [share, new Memory(memoryBytes * part)]),
    );
    this.#writes = new Writes((key, entry) => this.#write(key, entry));
    this.#ready = store?.open((times) => this.#tagTimes.learn(times, now()));
  }

  async get(key, context) {
    if (context.kind === "IMAGE") return null;
    await this.#ready;
    const share = context.kind === "FETCH" ? "data" : "pages";
    const held = this.#held(key, share);
    const heldState = held && stateOf(held, context, this.#tagTimes, this.#now());
    if (heldState === "fresh" || (held && !this.#store?.isShared)) {
      this.#store?.touch(key, share);
      return this.#shown(held, heldState, context);
    }
    const entry = newer(held, await this.#stored(key, share));
    if (!entry) return null;
    if (entry !== held) this.#keep(entry);
    return this.#shown(entry, stateOf(entry, context, this.#tagTimes, this.#now()), context);
  }

  #held(key, share) {
    return this.#memory[share].get(key) ?? (share === "pages" ? this.#memory.absent.get(key) : null);
  }

  async #write(key, entry) {
    await this.#ready;
    const share = shareOf(entry.value);
    if (share !== "absent") await this.#store?.write(key, share, encode(entry));
    else await this.#store?.remove(key, "pages");
  }

  async #stored(key, share) {
    const bytes = await this.#store?.read(key, share);
    const entry = bytes ? decode(bytes, key) : null;
    return entry && shareOf(entry.value) === share ? entry : null;
  }

  #shown(entry, state, context) {
    if (state === "gone") return null;
    return state === "stale" ? aged(entry, context, this.#now()) : entry;
  }

  #keep(entry) {
    const share = shareOf(entry.value);
    for (const [name, memory] of Object.entries(this.#memory)) if (name !== share) memory.remove(entry.key);
    this.#memory[share].put(entry.key, entry, bytesOf(entry.key, entry.value));
  }

  async set(key, value, context) {
    if (value?.kind === "IMAGE") return;
    const cacheControl = context.fetchCache ? undefined : context.cacheControl;
    const before = this.#held(key, value?.kind === "FETCH" ? "data" : "pages");
    const entry = { key, value, lastModified: this.#now(), cacheControl };
    this.#keep(entry);
    // The same value once more: making it anew failed, and Next puts off the next try. Only here, then.
    const isPutOff = value !== null && before?.value === value;
    if (!isPutOff) this.#writes.add(key, entry);
  }

  async revalidateTag(tags, durations) {
    const list = typeof tags === "string" ? [tags] : tags;
    if (list.length === 0) return;
    await this.#ready;
    const times = this.#tagTimes.mark(list, durations, this.#now());
    await this.#store?.tell(times, this.#tagTimes.all());
  }

  /** Resolves once everything is written to the store. */
  async done() {
    await this.#writes.done();
  }
}
