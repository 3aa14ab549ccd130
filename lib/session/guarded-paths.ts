import { pathsFor } from "../../config/guarded-routes.mjs";

/** Need a log-in (requirements/accounts#guards). */
export const GUARDED_PATHS = pathsFor("customer");

/** Need a staff log-in (requirements/accounts#guards). */
export const STAFF_PATHS = pathsFor("staff");
