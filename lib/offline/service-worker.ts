import { fetchVersion } from "../api/fetch-version";
import { safePath } from "./safe-path";

/** Registers the worker of the build that is served; another build's replaces it. */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || process.env.NODE_ENV !== "production") return;
  const version = await fetchVersion();
  if (version === null) return;
  await navigator.serviceWorker
    .register(`/sw.js?build=${encodeURIComponent(version)}`, { updateViaCache: "none" })
    .catch(() => undefined);
}

export function watchServiceWorkerMessages(open: (path: string) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  const handleMessage = ({ data }: MessageEvent<{ kind?: string; path?: string }>) => {
    if (data.kind === "navigate") open(safePath(data.path ?? null));
  };
  navigator.serviceWorker.addEventListener("message", handleMessage);
  return () => navigator.serviceWorker.removeEventListener("message", handleMessage);
}
