import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import nock from "nock";
import { createPassThrough } from "@/server/pass-through/index.mjs";
import { Renderer } from "@/server/renderer.mjs";
import { Body } from "@/server/response-cache/body.mjs";

export const SITE_ORIGIN = "https://shop.example";

// nock does not know local sockets.
beforeAll(() => nock.restore());

export const HTML = "text/html; charset=utf-8";
export const NOT_FOUND = "<h1>Pagina non trovata</h1>";

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

let shops = 0;

/** A server that passes requests through to a renderer of the test. */
export async function setUp(
  next: RequestListener,
  {
    slot = 0,
    slots = 1,
    name = `madia-test-${process.pid}-${++shops}`,
    otherProcessMs = 5_000,
    revalidation = {},
  }: {
    slot?: number;
    slots?: number;
    name?: string;
    otherProcessMs?: number;
    revalidation?: Record<string, string>;
  } = {},
) {
  const renderer = new Renderer({ handle: next, name, slot, slots, otherProcessMs, revalidation });
  await renderer.listen();
  const notFoundBody = jest.fn(async () => Body.of(Buffer.from(NOT_FOUND), HTML));
  const server: Server = createServer(
    createPassThrough({
      renderer,
      notFoundBody,
      thirdParties: { maps: false, tagManager: false },
      siteOrigin: SITE_ORIGIN,
    }),
  );
  await new Promise<void>((ready) => server.listen(0, ready));
  closers.push(() => {
    renderer.close(() => undefined);
    server.close();
    server.closeAllConnections();
  });
  return { renderer, name, url: `http://localhost:${(server.address() as AddressInfo).port}`, notFoundBody };
}
