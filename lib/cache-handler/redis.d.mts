import type { Store } from "./cache.mjs";

export class Redis implements Store {
  constructor(options: { url: string; build: string; timeoutFactor?: number });
  isShared: boolean;
  open: Store["open"];
  touch: Store["touch"];
  read: Store["read"];
  write: Store["write"];
  remove: Store["remove"];
  publish: Store["publish"];
  close(): void;
}
