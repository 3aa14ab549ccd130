import type { Block } from "../ebsn/domain/category";
import { log } from "../log";

export function logBlockFailure({ blockId, mode }: Block): (cause: unknown) => [] {
  return (cause) => {
    log("warn", "block.failed", { blockId, mode, reason: String(cause) });
    return [];
  };
}
