import { awaitOverlay } from "../overlays/overlay";

let open: Promise<boolean> | null = null;

/** Asks how to merge the cart from before the log-in; concurrent calls share one dialog. */
export function askToMerge(): Promise<boolean> {
  open ??= awaitOverlay({ dialog: "merge" })
    .then((isDecided) => isDecided === true)
    .finally(() => (open = null));
  return open;
}
