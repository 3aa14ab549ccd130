/**
 * Works around a memory leak. React ends each render by aborting with an error, and V8 keeps the objects of its stack
 * alive until the stack is read. Overlapping renders, linked by an Immediate and its async context, stayed in memory for
 * as long as a connection that the first of them had opened.
 */
export function releaseAbortStacks() {
  const { abort } = AbortController.prototype;
  /** @param {unknown} [reason] */
  AbortController.prototype.abort = function (reason) {
    abort.call(this, reason);
    if (this.signal.reason instanceof Error) void this.signal.reason.stack;
  };
}
