type Context = {
  kind?: "FETCH" | "APP_PAGE" | "APP_ROUTE" | "PAGES" | "IMAGE";
  revalidate?: number;
  tags?: string[];
  softTags?: string[];
  fetchCache?: boolean;
  cacheControl?: { revalidate: number | false; expire?: number };
};

export type TagTime = { tag: string; stale: number; expired: number };

export type Value = { kind: string; status?: number; headers?: Record<string, string> } & Record<
  string,
  unknown
>;

export type Entry = {
  key: string;
  value: Value | null;
  lastModified: number;
  cacheControl?: Context["cacheControl"];
};

export type Store = {
  isShared: boolean;
  open(onTagTimes: (times: TagTime[]) => void): Promise<void>;
  touch(key: string, share: string): void;
  read(key: string, share: string): Promise<Buffer | null>;
  write(key: string, share: string, bytes: Buffer): Promise<void>;
  remove(key: string, share: string): Promise<void>;
  publish(times: TagTime[], allTimes: TagTime[]): Promise<void>;
};

export class PageCache {
  constructor(options: {
    store?: Store | null;
    memoryBytes: number;
    shares: Record<"pages" | "data" | "absent", number>;
    now?: () => number;
  });
  get(key: string, context: Context): Promise<Entry | null>;
  set(key: string, value: Value | null, context: Context): Promise<void>;
  revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void>;
  done(): Promise<void>;
}
