export type Context = {
  kind?: "FETCH" | "APP_PAGE" | "APP_ROUTE" | "PAGES" | "IMAGE";
  revalidate?: number | false;
  tags?: string[];
  softTags?: string[];
  fetchCache?: boolean;
  cacheControl?: CacheControl;
};

export type CacheControl = { revalidate: number | false; expire?: number };

export type Value = {
  kind: string;
  status?: number;
  headers?: Record<string, string | string[]>;
  html?: string;
  rscData?: Buffer;
  body?: Buffer;
  segmentData?: Map<string, Buffer>;
  data?: { body: string; [key: string]: unknown };
  revalidate?: number | false;
  [key: string]: unknown;
};

export type Entry = {
  key: string;
  value: Value | null;
  lastModified: number;
  cacheControl?: CacheControl;
};

export type State = "fresh" | "stale" | "gone";

export type Partition = "pages" | "data" | "other";

export type TagTime = { tag: string; stale: number; expired: number };

export type Durations = { expire?: number };

export type Store = {
  isShared: boolean;
  open(onTagTimes: (times: TagTime[]) => void): Promise<void>;
  touch(key: string, partition: string): void;
  read(key: string, partition: string): Promise<Buffer | null>;
  write(key: string, partition: string, bytes: Buffer): Promise<void>;
  remove(key: string, partition: string): Promise<void>;
  publish(times: TagTime[], allTimes: TagTime[]): Promise<void>;
};
