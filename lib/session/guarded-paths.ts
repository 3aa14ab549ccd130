import { pathsFor } from "../../config/routes.mjs";

/** Need a log-in (spec 2 §2). */
export const GUARDED_PATHS = pathsFor("customer");

/** Need a staff log-in (spec 3 §2). */
export const STAFF_PATHS = pathsFor("staff");
