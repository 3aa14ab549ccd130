import type { Entry } from "./cache.mjs";

export function encode(entry: Entry): Buffer;
export function decode(bytes: Buffer, key: string): Entry | null;
