import { clearTimeout, setTimeout } from "node:timers";

export class UpstreamTimeout extends Error {}

/** Node's fetch may stay pending forever although its signal aborts: that is garbage-collected (nodejs/node#57736). */
export async function withTimeout<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  callerSignal?: AbortSignal | null,
): Promise<T> {
  const controller = new AbortController();
  let abort: (reason: Error) => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = (reason) => {
      reject(reason);
      controller.abort(reason);
    };
  });
  const onCallerAbort = () => abort(callerSignal?.reason as Error);
  const timer = setTimeout(
    () => abort(new UpstreamTimeout(`no answer within ${milliseconds} ms`)),
    Math.max(0, milliseconds),
  );
  callerSignal?.addEventListener("abort", onCallerAbort);
  if (callerSignal?.aborted) onCallerAbort();
  const working = work(controller.signal);
  // Late failures are ignored.
  working.catch(() => undefined);
  try {
    return await Promise.race([working, aborted]);
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener("abort", onCallerAbort);
  }
}
