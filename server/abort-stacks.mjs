/**
 * Works around a memory leak: React ends each render by aborting with an error, whose unread stack keeps its objects
 * alive. Through an Immediate and the async contexts of its neighbours, overlapping renders stayed in memory as long as
 * a connection that the first of them had opened.
 */
export function releaseAbortStacks() {
  const { abort } = AbortController.prototype;
  /** @param {unknown} [reason] */
  AbortController.prototype.abort = function (reason) {
    abort.call(this, reason);
    if (this.signal.reason instanceof Error) void this.signal.reason.stack;
  };
}
