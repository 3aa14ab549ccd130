/**
 * React ends each render by aborting with an error, whose stack V8 keeps with the objects it was taken from until it is read.
 * One of them is an Immediate; it leads to its neighbours in the queue, and by their async contexts to other renders: all
 * that overlapped stayed in memory as long as a connection that the first of them opened.
 */
export function releaseAbortStacks() {
  const { abort } = AbortController.prototype;
  /** @param {unknown} [reason] */
  AbortController.prototype.abort = function (reason) {
    abort.call(this, reason);
    if (this.signal.reason instanceof Error) void this.signal.reason.stack;
  };
}
