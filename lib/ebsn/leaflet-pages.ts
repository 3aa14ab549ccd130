import "server-only";
import { cachePolicy } from "../cache-policy";
import { env } from "../env";
import { pageDeadline } from "../upstream/page-deadline";
import { readCached } from "../upstream/read-cached";
import { withTimeout } from "../upstream/with-timeout";
import { leafletPicture } from "./transforms/leaflet";

const MAX_PAGES = 96;
const CONCURRENT = 8;
const MISSING = [403, 404, 410];

/** Pictures of other hosts would not be shown either. */
function pictureUrl(address: string): URL | null {
  const { ebsnUrl, contentUrl, imageHosts } = env();
  if (!URL.canParse(address, ebsnUrl)) return null;
  const url = new URL(address, ebsnUrl);
  const isOwn = [ebsnUrl, contentUrl].some((own) => new URL(own).origin === url.origin);
  return isOwn || (url.protocol === "https:" && imageHosts.includes(url.host)) ? url : null;
}

/** Throws when it cannot be known. A page of HTML in place of a picture is none. */
async function exists(url: URL, signal: AbortSignal): Promise<boolean> {
  const { status, ok, headers } = await fetch(url, {
    method: "HEAD",
    cache: "no-store",
    redirect: "error",
    signal,
  });
  if (MISSING.includes(status)) return false;
  if (!ok) throw new Error(`HTTP ${status} from ${url.origin}`);
  return !/^text\//i.test(headers.get("content-type") ?? "");
}

async function countPages(baseLocation: string, signal: AbortSignal): Promise<number> {
  for (let first = 1; first < MAX_PAGES; first += CONCURRENT) {
    const found = await Promise.all(
      Array.from({ length: CONCURRENT }, (_, index) => {
        const url = pictureUrl(leafletPicture(baseLocation, first + index));
        return url ? exists(url, signal) : false;
      }),
    );
    const missing = found.indexOf(false);
    if (missing >= 0) return first + missing;
  }
  return MAX_PAGES;
}

/** The API does not say how many there are; one where that cannot be found out, until the next attempt. */
export async function getLeafletPageCount(baseLocation: string): Promise<number> {
  if (!pictureUrl(leafletPicture(baseLocation, 0))) return 1;
  const milliseconds = Math.min(env().timeoutMs, pageDeadline() - Date.now());
  const load = () => withTimeout(milliseconds, (signal) => countPages(baseLocation, signal));
  try {
    return await readCached(`leaflet pages ${baseLocation}`, cachePolicy.leafletPages(), load);
  } catch {
    return 1;
  }
}
