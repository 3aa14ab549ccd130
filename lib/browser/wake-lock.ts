/** Returns a function that releases the lock; a hidden page loses it. */
export function keepScreenOn(): () => void {
  if (!("wakeLock" in navigator)) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function request(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    try {
      const granted = await navigator.wakeLock.request("screen");
      if (isOver) await granted.release();
      else lock = granted;
    } catch {
      // Rejected to save power.
    }
  }

  const onChange = () => void request();
  document.addEventListener("visibilitychange", onChange);
  void request();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", onChange);
    void lock?.release();
  };
}
