import { useSyncExternalStore } from "react";
import type { Store } from "./store";

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
