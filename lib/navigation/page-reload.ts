import { fetchVersion } from "../api/fetch-version";
import { config } from "../config";
import { isPageInUse } from "./page-in-use";

const ACTIVITY = ["pointerdown", "keydown", "wheel", "touchstart"] as const;
const TICK_MS = 60_000;

/** Reloads a page after half an hour without interaction, as prices and slots may be stale. */
export function reloadWhenIdle(reload = () => window.location.reload()): () => void {
  let lastActivity = Date.now();
  const note = () => (lastActivity = Date.now());
  const check = async () => {
    const isIdle = Date.now() - lastActivity >= config.reloadAfterMs;
    if (!isIdle || !navigator.onLine || isPageInUse()) return;
    // On a bad line a page that can be read would make way for the offline page.
    if ((await fetchVersion()) !== null && !isPageInUse()) reload();
  };
  const checkNow = () => void check();
  const timer = setInterval(checkNow, TICK_MS);
  // No timer runs while a device sleeps, and its owner's first touch would count as activity.
  document.addEventListener("visibilitychange", checkNow);
  // The device may be awake before its connection is.
  window.addEventListener("online", checkNow);
  for (const type of ACTIVITY) window.addEventListener(type, note, { passive: true });
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", checkNow);
    window.removeEventListener("online", checkNow);
    for (const type of ACTIVITY) window.removeEventListener(type, note);
  };
}

/** Checks every ten minutes for a new build and offers a reload once. */
export function watchBuild(offerReload: () => void): () => void {
  let own = fetchVersion();
  let isOffered = false;
  let isNewer = false;
  let checkedAt = Date.now();
  const check = async () => {
    if (!isNewer && Date.now() - checkedAt < config.checkVersionMs) return;
    checkedAt = Date.now();
    const [before, now] = [await own, isNewer ? null : await fetchVersion()];
    if (before === null) own = Promise.resolve(now);
    isNewer ||= before !== null && now !== null && before !== now;
    if (!isNewer || isOffered || isPageInUse()) return;
    isOffered = true;
    offerReload();
  };
  const timer = setInterval(() => void check(), TICK_MS);
  return () => clearInterval(timer);
}
