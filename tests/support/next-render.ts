import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";
import type { WorkStore } from "next/dist/server/app-render/work-async-storage.external";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";
import type { WorkUnitStore } from "next/dist/server/app-render/work-unit-async-storage.external";
import { IncrementalCache } from "next/dist/server/lib/incremental-cache";
import { patchFetch } from "next/dist/server/lib/patch-fetch";
import { PageCache } from "@/lib/cache-handler/cache.mjs";

const LONGEST_REVALIDATE = 900;

/** Renders as Next does, over a cache of ours: what a render reads goes through Next's data cache. */
export class NextRender {
  readonly cache = new PageCache({
    memoryBytes: 1e7,
    fractions: { pages: 0.5, data: 0.4, other: 0.1 },
    now: () => Date.now(),
  });

  /** A page that is stored, or one for a single visitor. */
  async render<T>(
    work: () => Promise<T>,
    { isStored = true } = {},
  ): Promise<{ result: T; revalidate: number }> {
    const { cache } = this;
    patchFetch({ workAsyncStorage, workUnitAsyncStorage });
    const incrementalCache = new IncrementalCache({
      dev: false,
      minimalMode: false,
      previewProps: { previewModeId: "none", previewModeSigningKey: "", previewModeEncryptionKey: "" },
      requestHeaders: {},
      maxMemoryCacheSize: 0,
      prerenderManifest: {
        version: 4,
        routes: {},
        dynamicRoutes: {},
        notFoundRoutes: [],
        preview: {},
      } as never,
      CurCacheHandler: class {
        get = cache.get.bind(cache);
        set = cache.set.bind(cache);
        revalidateTag = cache.revalidateTag.bind(cache);
        resetRequestCache = () => undefined;
      } as never,
    });
    const store = {
      route: "/",
      page: "/page",
      incrementalCache,
      isStaticGeneration: isStored,
      nextFetchId: 1,
    };
    const unit = {
      type: isStored ? "prerender-legacy" : "request",
      phase: "render",
      url: { pathname: "/", search: "" },
      revalidate: LONGEST_REVALIDATE,
      tags: null,
      implicitTags: { tags: [], expirationsByCacheKind: new Map() },
    };
    const workStore = store as unknown as WorkStore;
    const result = await workAsyncStorage.run(workStore, () =>
      workUnitAsyncStorage.run(unit as unknown as WorkUnitStore, work),
    );
    await Promise.all(Object.values(workStore.pendingRevalidates ?? {}));
    return { result, revalidate: unit.revalidate };
  }

  async revalidateTag(tag: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 2));
    await this.cache.revalidateTag(tag, { expire: 3600 });
  }
}
