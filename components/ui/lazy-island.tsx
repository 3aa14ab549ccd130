"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";

type Props<P extends object> = {
  /** Must not change between renders. */
  load: () => Promise<ComponentType<P>>;
  /** It is loaded once this is true, and then stays; where that fails, with the next change of a count. */
  isWanted?: boolean | number;
  fallback?: ReactNode;
  props: P;
};

/** What a page can do without: `fallback` until it is loaded, and where it cannot be. */
export function LazyIsland<P extends object>({ load, isWanted = true, fallback, props }: Props<P>) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    if (isWanted && !Loaded)
      load().then(
        (component) => setLoaded(() => component),
        () => undefined,
      );
  }, [load, isWanted, Loaded]);
  return Loaded ? <Loaded {...props} /> : fallback;
}
