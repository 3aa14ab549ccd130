/** Raise it with every visual change: it invalidates the pictures cached on disk. */
export const COMPOSER_VERSION = 3;
