import { clearTimeout, setTimeout } from "node:timers";

export class LateAnswer extends Error {}

/** Node's fetch may stay pending forever although its signal aborts: that is garbage-collected (nodejs/node#57736). */
export async function inTime<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  leaving?: AbortSignal | null,
): Promise<T> {
  const controller = new AbortController();
  let giveUp: (reason: Error) => void = () => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    giveUp = (reason) => {
      reject(reason);
      controller.abort(reason);
    };
  });
  const leave = () => giveUp(leaving?.reason as Error);
  const timer = setTimeout(
    () => giveUp(new LateAnswer(`no answer within ${milliseconds} ms`)),
    Math.max(0, milliseconds),
  );
  leaving?.addEventListener("abort", leave);
  if (leaving?.aborted) leave();
  const working = work(controller.signal);
  // Late failures are ignored.
  working.catch(() => undefined);
  try {
    return await Promise.race([working, late]);
  } finally {
    clearTimeout(timer);
    leaving?.removeEventListener("abort", leave);
  }
}
