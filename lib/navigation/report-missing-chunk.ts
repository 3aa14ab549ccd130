import { emit } from "../overlays/events";
import { missingChunkKey } from "./missing-chunk-key";
import { reloadForMissingChunkUnlessInUse } from "./missing-chunk-unless-in-use";

/** For the chunk of a pressed button: without a reload the customer is told that nothing happened. */
export function reportMissingChunk(error: unknown): void {
  if (!reloadForMissingChunkUnlessInUse(error))
    emit({ kind: "failed", key: `errors.${missingChunkKey()}`, messages: [] });
}
