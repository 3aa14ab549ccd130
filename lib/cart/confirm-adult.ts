import { awaitOverlay } from "../overlays/overlay";
import { hasConfirmedAdult, storeAdult } from "./confirmed-adult";

/** Once per session; the document is checked on delivery as well. */
export async function confirmAdult(): Promise<boolean> {
  if (hasConfirmedAdult()) return true;
  const isAdult = (await awaitOverlay({ dialog: "age" })) === true;
  if (isAdult) storeAdult();
  return isAdult;
}
