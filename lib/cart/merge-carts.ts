import { awaitOverlay } from "../overlays/overlay";

let open: Promise<boolean> | null = null;

/** Concurrent calls share one dialog. */
export function askToMerge(): Promise<boolean> {
  open ??= awaitOverlay({ dialog: "merge" })
    .then((isDecided) => isDecided === true)
    .finally(() => (open = null));
  return open;
}
