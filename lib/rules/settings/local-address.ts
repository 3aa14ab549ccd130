/** Addresses of this machine, which no other one reaches. */
export const isLoopbackHost = (host: string): boolean =>
  host === "localhost" || host === "::1" || host === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(host);

export const isLocalUrl = (url: string): boolean => isLoopbackHost(new URL(url).hostname);
