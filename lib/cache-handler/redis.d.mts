import type { Store } from "./cache.mjs";

export class Redis implements Store {
  constructor(options: { url: string; build: string; patience?: number });
  isShared: boolean;
  open: Store["open"];
  touch: Store["touch"];
  read: Store["read"];
  write: Store["write"];
  remove: Store["remove"];
  tell: Store["tell"];
  close(): void;
}
