import { AsyncLocalStorage } from "node:async_hooks";

/** @type {Set<AsyncLocalStorage<unknown>>} */
const used = new Set();

const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function runAndRemember(store, callback, ...values) {
  used.add(this);
  return run.call(this, store, callback, ...values);
};

/**
 * Node 20 visits each storage in use for each new promise, and each test file brings storages of its own. One
 * that is needed again comes into use by itself.
 */
export function disableAsyncStorages() {
  for (const storage of used) storage.disable();
  used.clear();
}
