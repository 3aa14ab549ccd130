/** False where the browser cannot share or does not allow it. */
export async function share(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  try {
    await navigator.share(data);
    return true;
  } catch (cause) {
    // Closing the share sheet rejects, too.
    return cause instanceof DOMException && cause.name === "AbortError";
  }
}
