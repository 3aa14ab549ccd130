type Asked = { headers: Headers; siteUrl: string };

function hostOf(address: string | null): string {
  if (!address) return "";
  try {
    return new URL(address).host;
  } catch {
    return "";
  }
}

/** Whether a write comes from a page of this very shop; a browser always says where a POST comes from. */
export function isSameOrigin({ headers, siteUrl }: Asked): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const origin = headers.get("origin");
  if (origin === null) return site === "same-origin";
  const host = hostOf(origin);
  return host !== "" && (host === headers.get("host") || host === hostOf(siteUrl));
}
