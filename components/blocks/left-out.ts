import type { Block } from "@/lib/ebsn/domain/category";
import { log } from "@/lib/log";

/** For a block whose data cannot be read: nothing is shown of it, and the log says which and why. */
export function leftOut({ blockId, mode }: Block): (cause: unknown) => [] {
  return (cause) => {
    log("warn", "block.failed", { blockId, mode, reason: String(cause) });
    return [];
  };
}
