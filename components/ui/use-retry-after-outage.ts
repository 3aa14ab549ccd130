import { startTransition, useEffect, useEffectEvent, useState } from "react";
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
  const [attempt, setAttempt] = useState(0);
  const [isOver, setOver] = useState(false);
  const onReachable = useEffectEvent(() => {
    setAttempt(attempt + 1);
    if (countRetry()) retry();
    else setOver(true);
  });

  useEffect(() => {
    const { count } = readRetries();
    if (isOver || count >= MAX_RETRIES) {
      startTransition(() => setOver(true));
      return;
    }
    return returnWhenReachable(() => onReachable(), {
      isReachable: mayRetry,
      pauseMs(asked) {
        if (asked === 0) return FIRST_PAUSES_MS[count] ?? LONG_PAUSE_MS;
        return asked < SHORT_PAUSES ? PAUSE_MS : LONG_PAUSE_MS;
      },
    });
  }, [attempt, isOver]);

  return !isOver;
}
