import { emit } from "../overlays/events";
import { isBuildGone } from "./gone-build";
import { missingChunkKey } from "./missing-chunk-key";
import { reloadForMissingChunkUnlessInUse } from "./missing-chunk-unless-in-use";

/** For the chunk of a pressed button: where no reload is made or offered, the customer is told that nothing happened. */
export async function reportMissingChunk(error: unknown): Promise<void> {
  if (reloadForMissingChunkUnlessInUse(error) || (await isBuildGone())) return;
  emit({ kind: "failed", key: `errors.${missingChunkKey()}`, messages: [] });
}
