import useSWRBase from "swr";
import { withMiddleware } from "swr/_internal";

/**
 * `useSWR` that also renders when data which was cleared comes back equal to what the hook returned first. SWR 2.5
 * takes that for no change unless `isLoading` is read, and a page that rendered in between keeps its skeleton.
 */
export const useSWR = withMiddleware(useSWRBase, (next) => (key, fetcher, config) => {
  const response = next(key, fetcher, config);
  void response.isLoading;
  return response;
});
