import { GUARDED_PATHS, STAFF_PATHS } from "../session/guarded-paths";

/** Personal pages are never prefetched. Apart from the other rules, as these paths are not part of the first load. */
export const isPersonalPage = ({ pathname }: URL): boolean =>
  GUARDED_PATHS.test(pathname) || STAFF_PATHS.test(pathname);
