import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";

const actual = jest.requireActual<typeof import("next/cache")>(
  "next/dist/server/web/spec-extension/unstable-cache",
);

/** Outside a render there is no data cache: every read loads. */
export const unstable_cache: typeof actual.unstable_cache = (load, keyParts, options) => {
  const cached = actual.unstable_cache(load, keyParts, options);
  return ((...args: Parameters<typeof load>) =>
    workAsyncStorage.getStore() ? cached(...args) : load(...args)) as typeof load;
};

export const revalidateTag = () => undefined;
