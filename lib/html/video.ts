const HOST = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/;
const ID = /^(?!live_stream$|videoseries$)[\w-]{11}$/;
const PATH = /^\/(?:embed|shorts)\/([^/]+)\/?$/;

/** "" for any but YouTube's watch, embed and shorts pages (requirements/content#links-in-texts). */
export function videoId(href: string): string {
  if (!URL.canParse(href)) return "";
  const { protocol, hostname, pathname, searchParams } = new URL(href);
  if (!/^https?:$/.test(protocol) || !HOST.test(hostname)) return "";
  const id = pathname === "/watch" ? searchParams.get("v") : PATH.exec(pathname)?.[1];
  return id && ID.test(id) ? id : "";
}
