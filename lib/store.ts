export type Store<T> = {
  get: () => T;
  /** Listeners hear of it unless the state is the same. */
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
  /** The state of every server render and of hydration. */
  readonly serverState: T;
};

/** State outside React. `readFirst` reads what only a browser has, at the first use. */
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
