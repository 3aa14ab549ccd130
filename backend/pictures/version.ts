/** Raise it with every visual change: it renews the ETags and the pictures cached on disk. */
export const COMPOSER_VERSION = 3;
