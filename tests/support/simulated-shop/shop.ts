import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Break, CUSTOMER, dataOf, type Differences } from "./answers";
import { grosAnswer } from "./products";
import { simulateWordPress, type WordPressSite } from "./wordpress";

export type SimulatedShop = {
  url: string;
  /** Of each call, in order. */
  calls: { path: string; cookie: string }[];
  stop(): Promise<void>;
};

const API = "/ebsn/api/";
const TOKEN = "a-customer";
const MAINTENANCE = "<!doctype html><title>Manutenzione</title><h1>Torniamo presto</h1>";

const isCustomer = ({ headers }: IncomingMessage, { session }: Differences) =>
  session === "cookies"
    ? /(?:^|; )X-Ebsn-Account=a-customer(?:;|$)/.test(headers.cookie ?? "")
    : headers["x-ebsn-account"] === TOKEN;

function openSession(response: ServerResponse, { session }: Differences): void {
  if (session !== "cookies")
    return void response.setHeader(session === "headers" ? "x-ebsn-account" : "x-shop-token", TOKEN);
  response.setHeader("set-cookie", [
    "JSESSIONID=6D1F; Path=/; HttpOnly",
    `X-Ebsn-Account=${TOKEN}; Path=/; Max-Age=86400`,
  ]);
}

function sendEnvelope(response: ServerResponse, data: unknown, message = "", root: object = {}): void {
  const status = message ? 1 : 0;
  const errors = message ? [{ error: message }] : [];
  const head = { ...grosAnswer.response, status, errors, errorsMessage: message ? [message] : [] };
  response.setHeader("content-type", "application/json;charset=UTF-8");
  response.end(`\n\n${JSON.stringify({ response: head, ...root, data: data ?? {} })}`);
}

function sendBroken(response: ServerResponse, kind: Break): void {
  if (kind === "hangs") return;
  if (kind === "empty") return sendEnvelope(response, null);
  if (kind === "rejected") return sendEnvelope(response, null, "Scegli prima il servizio e il negozio.");
  response.statusCode = kind === "html" ? 200 : kind;
  response.setHeader("content-type", "text/html;charset=UTF-8");
  response.end(MAINTENANCE);
}

async function isLogIn(request: IncomingMessage): Promise<boolean> {
  const form = new URLSearchParams(await text(request));
  return form.get("login") === CUSTOMER.login && form.get("password") === CUSTOMER.password;
}

/** An EBSN of the tests' own: it plays what was recorded of real shops, with their differences. */
export async function startSimulatedShop(
  differences: Differences,
  wordPress: WordPressSite | null = null,
): Promise<SimulatedShop> {
  const calls: SimulatedShop["calls"] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://shop.invalid");
    if (!pathname.startsWith(API)) return simulateWordPress(wordPress, pathname, query, response);
    const path = pathname.slice(API.length);
    calls.push({ path, cookie: request.headers.cookie ?? "" });
    const { broken = {} } = differences;
    const kind = broken[`${path}?slug=${query.get("slug")}`] ?? broken[path] ?? broken["*"];
    const isKnown = isCustomer(request, differences);
    if (kind && !(kind === "rejected" && isKnown)) return sendBroken(response, kind);
    const data = dataOf(differences, { path, query, isCustomer: isKnown });
    if (data === undefined) return sendBroken(response, 404);
    if (path === "auth/login") {
      if (!(await isLogIn(request))) return sendEnvelope(response, null, "Utente o password errati.");
      openSession(response, differences);
    }
    if (data === null) return sendEnvelope(response, null, "Non trovato.");
    sendEnvelope(response, data, "", differences.hasRootUser ? { user: { userId: isKnown ? 5 : -1 } } : {});
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
