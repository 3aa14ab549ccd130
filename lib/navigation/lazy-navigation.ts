export { prefetchLinks } from "./prefetch-links";
export { watchImageLinks } from "./image-transition";
export { scrollWhenLong } from "./scroll-when-long";
