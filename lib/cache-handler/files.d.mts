import type { Store } from "./cache.mjs";

export class Files implements Store {
  constructor(options: { folder: string; build: string; maxBytes: number; shares: Record<string, number> });
  readonly bytes: number;
  isShared: boolean;
  open: Store["open"];
  touch: Store["touch"];
  read: Store["read"];
  write: Store["write"];
  remove: Store["remove"];
  publish: Store["publish"];
}
