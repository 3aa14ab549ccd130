import { useEffect, useEffectEvent, useState } from "react";
import { fetchShopReachable } from "@/lib/api/fetch-shop-reachable";
import { readJson, writeJson } from "@/lib/browser/storage";
import { canReload } from "@/lib/navigation/page-in-use";
import { returnWhenReachable } from "@/lib/offline/return-when-reachable";

const STORAGE_KEY = "madia.retried";
/** A page that fails while the shop answers is not asked for again and again. */
const MAX_RETRIES = 3;
const RETRIES_TTL_MS = 600_000;
/** Before the first retry, the second and the third. */
const FIRST_PAUSES_MS = [5000, 15_000, 30_000];
const PAUSE_MS = 10_000;
const LONG_PAUSE_MS = 30_000;
const SHORT_PAUSES = 12;

type Retries = { href?: unknown; count?: unknown; since?: unknown };

function readRetries(): { count: number; since: number } {
  const { href, count, since } = (readJson("sessionStorage", STORAGE_KEY) ?? {}) as Retries;
  const isRecent =
    href === window.location.href && typeof since === "number" && Date.now() - since < RETRIES_TTL_MS;
  return isRecent && typeof count === "number" ? { count, since } : { count: 0, since: Date.now() };
}

/** Returns whether it is kept, as a retry may load the page anew. */
function countRetry(): boolean {
  const { count, since } = readRetries();
  return writeJson("sessionStorage", STORAGE_KEY, { href: window.location.href, count: count + 1, since });
}

const mayRetry = async () => canReload() && (await fetchShopReachable()) && canReload();

/** Tries a failed page again once the shop answers. Returns whether it still will. */
export function useRetryAfterOutage(retry: () => void): boolean {
  const [retries, setRetries] = useState(() => readRetries().count);
  const isRetrying = retries < MAX_RETRIES;
  const onReachable = useEffectEvent(() => {
    const isCounted = countRetry();
    setRetries(isCounted ? retries + 1 : MAX_RETRIES);
    if (isCounted) retry();
  });

  useEffect(() => {
    if (!isRetrying) return;
    return returnWhenReachable(() => onReachable(), {
      isReachable: mayRetry,
      pauseMs(asked) {
        if (asked === 0) return FIRST_PAUSES_MS[retries] ?? LONG_PAUSE_MS;
        return asked < SHORT_PAUSES ? PAUSE_MS : LONG_PAUSE_MS;
      },
    });
  }, [isRetrying, retries]);

  return isRetrying;
}
