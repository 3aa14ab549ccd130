import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ResponseCache } from "@/server/response-cache/index.mjs";
import type { RenderedResponse } from "@/server/renderer.mjs";
import type { Target } from "@/server/response-cache/target.mjs";

export const SECOND = 1000;
/** By the shop's clock. */
export const NOON = Date.UTC(2026, 10, 17, 11);
export const HTML = "text/html; charset=utf-8";
const PUBLIC = "s-maxage=900, stale-while-revalidate=603900";
/** What visitors and other caches get of it. */
export const PUBLIC_SENT = "s-maxage=900, stale-while-revalidate=2700, stale-if-error=603900";
export const LONG_TEXT = "Le mele della Val di Non. ".repeat(200);
export const RSC = { rsc: "1" };

/** Of every render. */
export const REQUEST_ID = "0123456789abcdef";

export type Page = { status?: number; headers?: Record<string, string>; body?: string };

function renderedResponse({ status = 200, headers = {}, body = LONG_TEXT }: Page): RenderedResponse {
  const all: Record<string, string> = {
    "content-type": HTML,
    "cache-control": PUBLIC,
    "x-nextjs-cache": "HIT",
    vary: "rsc, next-router-state-tree",
    ...headers,
  };
  const rawHeaders = Object.entries(all).flat();
  return { id: REQUEST_ID, status, headers: all, rawHeaders, body: Buffer.from(body) };
}

const opened: (Server | ResponseCache)[] = [];
afterEach(() => opened.splice(0).forEach((file) => file.close()));

type TagCheck = (tags: string[] | null, since: number) => boolean;

type Options = {
  maxBytes?: number;
  disk?: { folder: string; maxBytes: number };
  isStale?: TagCheck;
  isExpired?: TagCheck;
};

/** A response cache behind a server, in front of pages that a test renders. */
export async function setUp(options: Options = {}) {
  let now = NOON;
  let render: (target: Target, etag?: string) => Page | Promise<Page> = ({ path }) => ({
    body: path + LONG_TEXT,
  });
  const rendered: (Target & { etag?: string })[] = [];
  const cache = new ResponseCache({
    maxBytes: options.maxBytes ?? 10_000_000,
    disk: options.disk,
    isStale: options.isStale,
    isExpired: options.isExpired,
    localePrefixes: ["/en"],
    writeDocument: (html) => html.replace("mele", "pere"),
    now: () => now,
    fetchPage: async (target, etag) => {
      rendered.push({ ...target, etag });
      return renderedResponse(await render(target, etag));
    },
  });
  /** Lets visitors wait for the same render. */
  function hold(page: Page = {}) {
    let finish = () => {};
    const held = new Promise<Page>((resolve) => (finish = () => resolve(page)));
    const before = visits;
    render = () => held;
    const finishWhenAsked = async (times: number) => {
      while (visits < before + times) await new Promise(setImmediate);
      finish();
    };
    return { finishWhenAsked };
  }
  let visits = 0;
  const server = createServer((request, response) => {
    visits += 1;
    cache.handle(request, response, () => response.writeHead(299).end("passed through"));
  });
  opened.push(server, cache);
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }>(
      (resolve, reject) => {
        const request = httpRequest({ port, path, headers, method }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () => {
            const bytes = Buffer.concat(chunks);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              bytes,
              text: bytes.toString(),
            });
          });
        });
        request.on("error", reject);
        request.end();
      },
    );
  return {
    cache,
    get,
    rendered,
    hold,
    state: async (path: string, headers?: Record<string, string>) =>
      (await get(path, headers)).headers["x-cache"],
    advance: (ms: number) => void (now += ms),
    renderWith: (next: typeof render) => void (render = next),
  };
}
