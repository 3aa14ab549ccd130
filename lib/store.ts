import { useSyncExternalStore } from "react";

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

export function useStore<T>(store: Store<T>): T;
/** `select` returns a primitive or a part of the state: a new object each time would render forever. */
export function useStore<T, Selected>(store: Store<T>, select: (state: T) => Selected): Selected;
export function useStore<T>(store: Store<T>, select: (state: T) => unknown = (state) => state): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.serverState),
  );
}
