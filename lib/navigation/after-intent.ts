export { prefetchLinks } from "./prefetch-links";
export { watchPictures } from "./moving-picture";
