export const safePath = (path: string | null): string =>
  path && /^\/(?![\\/])/.test(path) && !/[\\\s]/.test(path) ? path : "/";
