export class MemoryLru<Entry> {
  constructor(maxBytes: number);
  readonly size: number;
  readonly bytes: number;
  get(key: string): Entry | null;
  put(key: string, entry: Entry, bytes: number): void;
  remove(key: string): void;
}
