import { pathsFor } from "../../config/guarded-routes.mjs";

/** requirements/accounts#guards */
export const GUARDED_PATHS = pathsFor("customer");

/** requirements/accounts#guards */
export const STAFF_PATHS = pathsFor("staff");
