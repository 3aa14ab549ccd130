import { clearTimeout, setTimeout } from "node:timers";

/** Nothing came in time. */
export class LateAnswer extends Error {}

/**
 * Settles in time whatever becomes of the work. Node's fetch may leave a request unsettled for ever when its socket is lost
 * to a process that is killed; its signals do not end it then, since nothing but the request held them (nodejs/node#57736).
 * `leaving`: whoever waits for it gives up.
 */
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
  // What fails after its time is nobody's any more.
  working.catch(() => undefined);
  try {
    return await Promise.race([working, late]);
  } finally {
    clearTimeout(timer);
    leaving?.removeEventListener("abort", leave);
  }
}
