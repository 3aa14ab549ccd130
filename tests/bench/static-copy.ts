import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

export type StaticCopies = { address: string; close(): void };

const SCRIPT = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const PRELOAD = /<link rel="(?:module)?preload"[^>]*>/g;
const STYLE_LINK = /<link [^>]*rel="stylesheet" href="([^"]+)"[^>]*>/g;
const LATE_STYLE = /<noscript[^>]*>(<style>[\s\S]*?<\/style>)<\/noscript>/g;

/** The visible page: inline styles, fonts on demand, no scripts and no preloads. */
export async function staticCopy(html: string, readFile: (path: string) => Promise<string>): Promise<string> {
  const bare = html.replace(LATE_STYLE, "$1").replace(SCRIPT, "").replace(PRELOAD, "");
  const links = [...bare.matchAll(STYLE_LINK)];
  const missing = links.filter(([tag]) => !tag.includes("disabled"));
  const sheets = await Promise.all(
    missing.map(async ([, path = ""]) => (await readFile(path)).replaceAll("url(../", "url(/_next/static/")),
  );
  const styles = sheets.length > 0 ? `<style>${sheets.join("\n")}</style>` : "";
  return bare.replace(STYLE_LINK, "").replace("</head>", () => `${styles}</head>`);
}

type StoredFile = { type: string; body: Buffer; packed: boolean };

const COMPRESSIBLE = /^text\/|javascript|json|svg/;

/** Serves static copies of the pages of a shop, and its other files from memory. */
export async function serveStaticCopies(origin: string): Promise<StaticCopies> {
  const stored = new Map<string, Promise<StoredFile>>();
  const readText = async (path: string) => (await fetch(origin + path)).text();

  async function store(path: string): Promise<StoredFile> {
    const response = await fetch(origin + path);
    const type = response.headers.get("content-type") ?? "";
    const received = Buffer.from(await response.arrayBuffer());
    const body = type.startsWith("text/html")
      ? Buffer.from(await staticCopy(received.toString(), readText))
      : received;
    const packed = COMPRESSIBLE.test(type);
    return { type, body: packed ? brotliCompressSync(body) : body, packed };
  }

  const server = createServer((request, response) => {
    const { url = "/" } = request;
    const pending = stored.get(url) ?? store(url);
    stored.set(url, pending);
    pending.then(
      ({ type, body, packed }) => {
        response.writeHead(200, {
          "content-type": type,
          "content-length": body.length,
          ...(packed && { "content-encoding": "br" }),
        });
        response.end(body);
      },
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
