import { openAsBlob } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";

/** Whole groups of four characters. */
const DECODED_AT_ONCE = 64 * 1024;
const TOKEN = /(madia-spooled:[0-9a-f-]{36}:\d+)/;

export class SpooledText {
  constructor(
    private readonly folder: string,
    /** Unguessable placeholder in the JSON. */
    readonly token: string,
    private readonly start: number,
    private readonly end: number,
    readonly bytes: number | null,
  ) {}

  toJSON(): string {
    return this.token;
  }

  async blob(): Promise<Blob> {
    return (await openAsBlob(textsFile(this.folder))).slice(this.start, this.end);
  }

  /** Decodes into a separate file. */
  async decoded(): Promise<Blob> {
    const path = join(this.folder, String(this.start));
    const source = await open(textsFile(this.folder));
    const target = await open(path, "w", 0o600);
    try {
      const buffer = Buffer.alloc(DECODED_AT_ONCE);
      for (let at = this.start; at < this.end;) {
        const wanted = Math.min(buffer.length, this.end - at);
        const { bytesRead } = await source.read(buffer, 0, wanted, at);
        if (bytesRead < wanted) throw new Error("an uploaded file was cut short");
        await target.write(Buffer.from(buffer.toString("latin1", 0, bytesRead), "base64"));
        at += bytesRead;
      }
    } finally {
      await source.close();
      await target.close();
    }
    return openAsBlob(path);
  }
}

export const textsFile = (folder: string): string => join(folder, "texts");

/** Streams JSON, reading long texts from their files. */
export async function serializeBody(body: unknown): Promise<string | Blob> {
  const texts = new Map<string, SpooledText>();
  const json = JSON.stringify(body, function (this: Record<string, unknown>, key, value: unknown) {
    const original = this[key];
    if (original instanceof SpooledText) texts.set(original.token, original);
    return value;
  });
  if (texts.size === 0) return json;
  return new Blob(await Promise.all(json.split(TOKEN).map((part) => texts.get(part)?.blob() ?? part)));
}
