import type { Block } from "./ebsn/domain/category";
import { log } from "./log";

/** Rejection handler for a block's data: logs the cause and resolves to an empty list. */
export function logBlockFailure({ blockId, mode }: Block): (cause: unknown) => [] {
  return (cause) => {
    log("warn", "block.failed", { blockId, mode, reason: String(cause) });
    return [];
  };
}
