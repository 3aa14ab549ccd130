import { emit } from "../overlays/events";
import { reloadForMissingChunkUnlessInUse } from "./missing-chunk-unless-in-use";

export const missingChunkKey = () => (navigator.onLine ? "generic" : "network");

/** For the chunk of a pressed button: without a reload the customer is told that nothing happened. */
export function reportMissingChunk(error: unknown): void {
  if (!reloadForMissingChunkUnlessInUse(error))
    emit({ kind: "failed", key: `errors.${missingChunkKey()}`, messages: [] });
}
