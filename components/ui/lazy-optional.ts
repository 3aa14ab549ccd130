import { type ComponentType, lazy } from "react";
import { reloadForMissingPart } from "@/lib/navigation/missing-part";

const Nothing = () => null;

/**
 * For what a page can do without: where the script does not load, a document of an earlier build is loaded again once,
 * else `fallback`, or nothing, is rendered.
 */
export const lazyOptional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = Nothing,
) =>
  lazy(() =>
    load()
      .catch((error: unknown): ComponentType<Props> => (reloadForMissingPart(error) ? Nothing : fallback))
      .then((component) => ({ default: component })),
  );
