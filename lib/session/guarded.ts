/** Paths that need a log-in (spec 2 §2), in every language. */
export const GUARDED = /^(\/en)?\/(?:cart|checkout|payment|profile)(?:\/|$)/;
