import { env } from "../env";

const REDIRECTS = [301, 302, 303, 307, 308];
const MAX_REDIRECTS = 2;

/** Of the system itself, also where it leads to https, and of IMAGE_HOSTS: nobody else's picture becomes the shop's. */
function isAllowed(target: URL, origin: URL): boolean {
  if (target.username || target.password) return false;
  const hosts = [origin.hostname, ...env().imageHosts];
  return target.origin === origin.origin || (target.protocol === "https:" && hosts.includes(target.host));
}

function targetOf(response: Response, url: string, origin: URL): string | null {
  const location = response.headers.get("location") ?? "";
  if (location === "" || !URL.canParse(location, url)) return null;
  const target = new URL(location, url);
  return isAllowed(target, origin) ? target.href : null;
}

/** A picture that leads elsewhere is not found (404); the system has answered. */
export async function fetchMedia(url: string, init: RequestInit): Promise<Response> {
  let target = url;
  for (let followed = 0; ; followed += 1) {
    const response = await fetch(target, { ...init, redirect: "manual" });
    if (!REDIRECTS.includes(response.status)) return response;
    await response.body?.cancel();
    const next = followed < MAX_REDIRECTS ? targetOf(response, target, new URL(url)) : null;
    if (next === null) return new Response(null, { status: 404 });
    target = next;
  }
}
