const HOST = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/;
const ID = /^[\w-]{11}$/;
const PATH = /^\/(?:embed|shorts)\/([^/]+)\/?$/;

/** The video a link leads to; "" for any but the watch, embed and shorts pages of the video site (spec 1 §2). */
export function videoId(href: string): string {
  if (!URL.canParse(href)) return "";
  const { protocol, hostname, pathname, searchParams } = new URL(href);
  if (!/^https?:$/.test(protocol) || !HOST.test(hostname)) return "";
  const id = pathname === "/watch" ? searchParams.get("v") : PATH.exec(pathname)?.[1];
  return id && ID.test(id) ? id : "";
}
