/** Paths that need a log-in (spec 2 §2), in every language. */
export const GUARDED = /^(\/en)?\/(?:cart|checkout|payment|profile)(?:\/|$)/;

/** Paths for those who work for the shop (spec 3 §2), their log-in apart. */
export const STAFF_ONLY = /^(\/en)?\/backoffice(?!\/login\/?$)(?:\/|$)/;
