import { type ComponentType, lazy } from "react";
import { reloadForMissingPart } from "@/lib/navigation/missing-part";

/**
 * For what a page can do without: where the script does not load, a document of an earlier build is loaded again once,
 * else `fallback`, or nothing, is rendered.
 */
export const lazyOptional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = () => null,
) =>
  lazy(() =>
    load()
      .catch((error: unknown) => {
        reloadForMissingPart(error);
        return fallback;
      })
      .then((component) => ({ default: component })),
  );
