import { type ComponentType, lazy } from "react";
import { reloadForMissingChunkUnlessInUse } from "@/lib/navigation/missing-chunk-unless-in-use";

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
      .catch((error: unknown): ComponentType<Props> =>
        reloadForMissingChunkUnlessInUse(error) ? Nothing : fallback,
      )
      .then((component) => ({ default: component })),
  );
