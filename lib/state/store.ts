export type Store<T> = {
  get: () => T;
  /** Notifies listeners unless the state is the same. */
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
  readonly serverState: T;
};

/** State outside React. `readFirst` reads the browser's initial state at first use. */
export function createStore<T>(serverState: T, readFirst?: () => T): Store<T> {
  const listeners = new Set<() => void>();
  let state = serverState;
  let isUnread = readFirst !== undefined;

  function get(): T {
    if (isUnread && readFirst) {
      isUnread = false;
      state = readFirst();
    }
    return state;
  }

  return {
    get,
    set(next) {
      if (Object.is(get(), next)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    serverState,
  };
}
