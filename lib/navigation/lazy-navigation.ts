export { prefetchLinks } from "./prefetch-links";
export { watchImageLinks } from "./image-transition";
