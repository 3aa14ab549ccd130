import { awaitOverlay } from "../overlays/overlay";

export async function askToMerge(): Promise<boolean> {
  return (await awaitOverlay({ dialog: "merge" })) === true;
}
