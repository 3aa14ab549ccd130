import { emit } from "../overlays/events";

/** Browsers may refuse the clipboard. */
export async function copyText(text: string, keys: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    emit({ kind: "done", key: keys.copied });
  } catch {
    emit({ kind: "failed", key: keys.failed, messages: [] });
  }
}
