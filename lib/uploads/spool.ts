import "server-only";
import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOUR_MS } from "../rules/dates/duration";
import { SpooledText, textsFile } from "./spooled-text";

const FOLDER = "madia-uploads";
/** The limit of a request without files. */
const MAX_JSON_BYTES = 64 * 1024;
const LONG_BYTES = 16 * 1024;
const MAX_TEXTS = 20;

const QUOTE = 34;
const BACKSLASH = 92;
const PADDING = 61;
const IS_BASE64 = new Uint8Array(256);
for (const code of Buffer.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/="))
  IS_BASE64[code] = 1;

/** Age at which folders of killed processes are removed. */
const LEFT_AFTER_MS = HOUR_MS;
let hasCleanedUp = false;

async function removeLeftovers(): Promise<void> {
  if (hasCleanedUp) return;
  hasCleanedUp = true;
  const folder = join(tmpdir(), FOLDER);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > LEFT_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}

export class TooLarge extends Error {}

export class InvalidUpload extends Error {}

type LongText = { token: string; start: number; padding: number };

/** Reads JSON chunk by chunk. Long texts, which must be base64 files, are written to disk; the rest is short. */
export class Spool {
  readonly #id = randomUUID();
  readonly #folder = join(tmpdir(), FOLDER, this.#id);
  readonly #json = Buffer.alloc(MAX_JSON_BYTES);
  readonly #texts = new Map<string, SpooledText>();
  #length = 0;
  #isInString = false;
  #isEscaped = false;
  #stringStart = 0;
  #long: LongText | null = null;
  #file: FileHandle | null = null;
  #written = 0;

  async write(chunk: Uint8Array): Promise<void> {
    for (let at = 0; at < chunk.length;)
      at = this.#long ? await this.#spool(this.#long, chunk, at) : await this.#keep(chunk, at);
  }

  /** Long texts are `SpooledText`. Throws what `JSON.parse` throws. */
  parse(isWithinJsonLimits: (json: string) => boolean): unknown {
    const json = this.#json.toString("utf8", 0, this.#length);
    if (!isWithinJsonLimits(json)) throw new SyntaxError("deep or crowded");
    return JSON.parse(json, (_key, value: unknown) =>
      typeof value === "string" ? (this.#texts.get(value) ?? value) : value,
    );
  }

  get isEmpty(): boolean {
    return this.#json.toString("utf8", 0, this.#length).trim() === "";
  }

  async remove(): Promise<void> {
    await this.#file?.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Reads until a text gets long; returns the position. */
  async #keep(chunk: Uint8Array, start: number): Promise<number> {
    for (let at = start; at < chunk.length; at += 1) {
      const code = chunk[at] ?? 0;
      this.#append(code);
      if (!this.#isInString) {
        this.#isInString = code === QUOTE;
        this.#stringStart = this.#length;
      } else if (this.#isEscaped) this.#isEscaped = false;
      else if (code === BACKSLASH) this.#isEscaped = true;
      else if (code === QUOTE) this.#isInString = false;
      if (this.#isInString && this.#length - this.#stringStart > LONG_BYTES) {
        await this.#beginText();
        return at + 1;
      }
    }
    return chunk.length;
  }

  #append(code: number): void {
    if (this.#length === MAX_JSON_BYTES) throw new TooLarge();
    this.#json[this.#length] = code;
    this.#length += 1;
  }

  async #beginText(): Promise<void> {
    if (this.#texts.size === MAX_TEXTS) throw new TooLarge();
    const firstPart = Buffer.from(this.#json.subarray(this.#stringStart, this.#length));
    const text = { token: `madia-spooled:${this.#id}:${this.#texts.size}`, start: this.#written, padding: 0 };
    this.#length = this.#stringStart;
    for (const code of Buffer.from(text.token)) this.#append(code);
    this.#long = text;
    await this.#store(text, firstPart);
  }

  async #spool(text: LongText, chunk: Uint8Array, start: number): Promise<number> {
    const end = chunk.indexOf(QUOTE, start);
    await this.#store(text, chunk.subarray(start, end < 0 ? chunk.length : end));
    if (end < 0) return chunk.length;
    const length = this.#written - text.start;
    const bytes = length % 4 === 0 && text.padding <= 2 ? (length / 4) * 3 - text.padding : null;
    this.#texts.set(text.token, new SpooledText(this.#folder, text.token, text.start, this.#written, bytes));
    this.#long = null;
    this.#isInString = false;
    this.#append(QUOTE);
    return end + 1;
  }

  async #store(text: LongText, part: Uint8Array): Promise<void> {
    // A long text that does not begin like base64 is prose, not a damaged file.
    const isStart = this.#written === text.start;
    for (const code of part) {
      if (!IS_BASE64[code] || (text.padding > 0 && code !== PADDING))
        throw isStart ? new TooLarge() : new InvalidUpload();
      if (code === PADDING) text.padding += 1;
    }
    if (!this.#file) {
      await removeLeftovers();
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      this.#file = await open(textsFile(this.#folder), "wx", 0o600);
    }
    await this.#file.writeFile(part);
    this.#written += part.length;
  }
}
