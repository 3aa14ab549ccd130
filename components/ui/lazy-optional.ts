import { type ComponentType, lazy } from "react";

/** For what a page can do without: `fallback`, or nothing, is rendered where the script does not load. */
export const lazyOptional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = () => null,
) =>
  lazy(() =>
    load()
      .catch(() => fallback)
      .then((component) => ({ default: component })),
  );
