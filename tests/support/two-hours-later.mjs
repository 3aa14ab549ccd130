const LATER_MS = 2 * 60 * 60 * 1000;

// Preloaded by a storefront: the caches read the one clock, Next the other.
const { now } = Date;
Date.now = () => now() + LATER_MS;
Object.defineProperty(performance, "timeOrigin", { value: performance.timeOrigin + LATER_MS });
