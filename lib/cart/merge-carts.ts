import { awaitOverlay } from "../overlays/overlay";

let open: Promise<boolean> | null = null;

/** What becomes of the cart from before the log-in; asked once at a time. */
export function askToMerge(): Promise<boolean> {
  open ??= awaitOverlay({ dialog: "merge" })
    .then((isDecided) => isDecided === true)
    .finally(() => (open = null));
  return open;
}
