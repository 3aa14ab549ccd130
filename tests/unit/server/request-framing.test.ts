import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { rejectionOf } from "@/server/rejections.mjs";
import { setUp } from "@/tests/support/pass-through";

const SMUGGLED = "GET /smuggled HTTP/1.1\r\nHost: shop\r\nX-Rest: ";
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

/** The whole answer to bytes on a connection of its own. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "localhost");
    let received = "";
    socket.on("error", () => undefined);
    socket.on("data", (part) => (received += part.toString("latin1")));
    socket.on("close", () => resolve(received));
    socket.write(bytes, "latin1");
  });
}

const request = (line: string, headers: string[], body = "") =>
  [`${line} HTTP/1.1`, "Host: shop", ...headers, "", body].join("\r\n");

const CLOSE = "Connection: close";

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

async function setUpRecorder() {
  const reached: string[] = [];
  const shop = await setUp((incoming, response) => {
    const at = reached.push(`${incoming.method} ${incoming.url}`) - 1;
    let body = "";
    incoming.on("data", (part: Buffer) => (body += part.toString("latin1")));
    incoming.on("end", () => {
      if (body) reached[at] += ` ${body}`;
      response.end(incoming.url);
    });
  });
  return { ...shop, reached, port: Number(new URL(shop.url).port) };
}

/** Bodies that a request may bring, and what of them reaches Next. */
const BODIES: [name: string, headers: string[], body: string][] = [
  ["chunked", ["Transfer-Encoding: chunked"], chunked(SMUGGLED)],
  ["chunked, in capitals", ["Transfer-Encoding: CHUNKED"], chunked(SMUGGLED)],
  ["with a length", [`Content-Length: ${SMUGGLED.length}`], SMUGGLED],
  [
    "chunked with trailers",
    ["Transfer-Encoding: chunked", "Trailer: X-End"],
    `${chunked(SMUGGLED).slice(0, -2)}X-End: 1\r\n\r\n`,
  ],
  ["after Expect", ["Expect: 100-continue", "Transfer-Encoding: chunked"], chunked(SMUGGLED)],
  [
    "with Upgrade",
    ["Connection: Upgrade, close", "Upgrade: websocket", "Transfer-Encoding: chunked"],
    chunked(SMUGGLED),
  ],
  [
    "with its length named in Connection",
    ["Connection: Content-Length, close", `Content-Length: ${SMUGGLED.length}`],
    SMUGGLED,
  ],
];

describe.each(["GET", "HEAD", "OPTIONS"])("a %s request", (method) => {
  test.each(BODIES)("body %s never becomes a request of its own", async (_name, headers, body) => {
    const { port, reached } = await setUpRecorder();
    await exchange(port, request(`${method} /login`, [...headers, CLOSE], body));
    const next = await exchange(port, request("GET /victim", [CLOSE]));
    expect(next).toContain("/victim");
    expect(reached).toEqual([`${method} /login`, "GET /victim"]);
  });
});

test.each(BODIES)("a POST body %s arrives as it was sent", async (_name, headers, body) => {
  const { port, reached } = await setUpRecorder();
  await exchange(port, request("POST /login", [...headers, CLOSE], body));
  const next = await exchange(port, request("GET /victim", [CLOSE]));
  expect(next).toContain("/victim");
  expect(reached).toEqual([`POST /login ${SMUGGLED}`, "GET /victim"]);
});

test.each([
  ["a length and chunks", ["Content-Length: 4", "Transfer-Encoding: chunked"], chunked(SMUGGLED)],
  ["chunks and a length", ["Transfer-Encoding: chunked", "Content-Length: 4"], chunked(SMUGGLED)],
  ["two lengths", ["Content-Length: 4", `Content-Length: ${SMUGGLED.length}`], SMUGGLED],
  ["an unknown coding", ["Transfer-Encoding: xchunked"], chunked(SMUGGLED)],
  ["a coding before the colon's space", ["Transfer-Encoding : chunked"], chunked(SMUGGLED)],
  ["a length that is no number", ["Content-Length: +4"], SMUGGLED],
])("a POST with %s is refused before it reaches Next", async (_name, headers, body) => {
  const { port, reached } = await setUpRecorder();
  const answer = await exchange(port, request("POST /login", [...headers, CLOSE], body));
  expect([statusOf(answer), reached]).toEqual([400, []]);
});

test.each(["GET /login\t", "GET /lo\u00e8gin", "GET /a\u007fb"])(
  "%j does not end the process",
  async (line) => {
    const { port } = await setUpRecorder();
    expect(statusOf(await exchange(port, request(line, [CLOSE])))).toBeGreaterThan(0);
  },
);

test("a visitor who leaves before the end of a body leaves no connection to Next open", async () => {
  let closed: Promise<boolean> | undefined;
  const { url } = await setUp((incoming, response) => {
    closed = new Promise((resolve) => incoming.socket.once("close", () => resolve(true)));
    response.end("early");
  });
  const socket = connect(Number(new URL(url).port), "localhost");
  const answered = new Promise((resolve) => socket.once("data", resolve));
  socket.write(request("POST /login", ["Content-Length: 100"], "part"));
  await answered;
  socket.destroy();
  await expect(closed).resolves.toBe(true);
});

describe("in front of the pages", () => {
  test.each([
    ["GET", { "transfer-encoding": "chunked" }, 400],
    ["HEAD", { "transfer-encoding": "chunked" }, 400],
    ["OPTIONS", { "transfer-encoding": "chunked" }, 405],
    ["GET", { "content-length": "5" }, 400],
    ["GET", { "content-length": "0" }, null],
    ["GET", {}, null],
    ["POST", { "content-length": "5" }, null],
    ["POST", { "transfer-encoding": "chunked" }, null],
  ])("%s with %j: %s", (method, headers, status) => {
    const rejection = rejectionOf({ method, url: "/login", headers }, { siteOrigin: "https://shop.example" });
    expect(rejection?.status ?? null).toBe(status);
  });

  test("the connection stays in step after a rejected body", async () => {
    const server = createServer((incoming, response) => {
      const rejection = rejectionOf(incoming, { siteOrigin: "http://localhost" });
      response.writeHead(rejection?.status ?? 200).end(incoming.url);
    });
    await new Promise<void>((ready) => server.listen(0, ready));
    const { port } = server.address() as AddressInfo;
    const bytes =
      request("GET /login", ["Transfer-Encoding: chunked"], chunked(SMUGGLED)) +
      request("GET /next", [CLOSE]);
    const answer = await exchange(port, bytes);
    server.close();
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400", "HTTP/1.1 200"]);
    expect(answer).not.toContain("/smuggled");
  });
});
