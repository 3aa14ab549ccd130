type OriginCheck = { headers: Headers; siteUrl: string };

function getHost(url: string | null): string {
  if (!url) return "";
  try {
    return new URL(url).host;
  } catch {
    return "";
  }
}

/** Browsers always send the origin of a POST. */
export function isSameOrigin({ headers, siteUrl }: OriginCheck): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const origin = headers.get("origin");
  if (origin === null) return site === "same-origin";
  if (siteUrl.startsWith("https:") && origin.startsWith("http:")) return false;
  const host = getHost(origin);
  return host !== "" && (host === headers.get("host") || host === getHost(siteUrl));
}
