import { emit } from "../overlays/events";

/** Browsers may refuse the clipboard. */
export async function copyLink(link: string, copiedKey: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    emit({ kind: "done", key: copiedKey });
  } catch {
    emit({ kind: "failed", key: "common.linkNotCopied", messages: [] });
  }
}
