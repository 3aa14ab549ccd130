/** Need a log-in (spec 2 §2). */
export const GUARDED_PATHS = /^(\/en)?\/(?:cart|checkout|payment|profile)(?:\/|$)/;

/** Need a staff log-in (spec 3 §2). */
export const STAFF_PATHS = /^(\/en)?\/backoffice(?!\/login\/?$)(?:\/|$)/;
