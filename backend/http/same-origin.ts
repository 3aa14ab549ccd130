export const isSameOrigin = (url: string, base: string): boolean =>
  URL.canParse(url) && new URL(url).origin === new URL(base).origin;
