import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from "node:net";
import { createGracefulShutdown } from "@/server/graceful-shutdown.mjs";

const HOUR = 3_600_000;

let server: Server;
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  server.closeAllConnections();
});

async function open(listener: RequestListener, limitMs: number) {
  server = createServer(listener);
  const onClosed = jest.fn();
  const onLimit = jest.fn();
  const ended = new Promise<string>((resolve) => {
    onClosed.mockImplementation(() => resolve("closed"));
    onLimit.mockImplementation(() => resolve("limit"));
  });
  const close = createGracefulShutdown(server, { limitMs, onClosed, onLimit });
  await new Promise<void>((ready) => server.listen(0, ready));
  return { close, ended, onClosed };
}

/** Once the server has the connection and what was sent. */
async function send(text: string): Promise<Socket> {
  const received = once(server, "connection").then(([socket]) => once(socket as Socket, "data"));
  const socket = connect((server.address() as AddressInfo).port);
  socket.on("error", () => undefined);
  sockets.push(socket);
  await once(socket, "connect");
  if (text) socket.write(text);
  if (text) await received;
  return socket;
}

const REQUEST = "GET / HTTP/1.1\r\nHost: shop\r\n\r\n";

test.each([
  ["that says nothing", ""],
  ["with half a request", "GET / HTTP/1.1\r\nHost:"],
])("a server that closes does not wait for a connection %s", async (_name, text) => {
  const { close, ended } = await open((_request, response) => void response.end(), HOUR);
  const accepted = once(server, "connection");
  await Promise.all([accepted, send(text)]);
  close();
  expect(await ended).toBe("closed");
});

test.each([
  ["a new connection", false],
  ["a connection that was kept", true],
])("a request that has come by %s and was not read yet is answered", async (_name, isKept) => {
  const { close, ended } = await open((_request, response) => response.end("whole"), HOUR);
  const accepted = once(server, "connection");
  const socket = await send("");
  await accepted;
  if (isKept) {
    socket.write(REQUEST);
    await once(socket, "data");
  }
  socket.write(REQUEST);
  close();
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toContain("whole");
  expect(await ended).toBe("closed");
});

test("nor for one whose answer came, and it finishes the answer that is on its way", async () => {
  let finish = () => {};
  const { close, ended } = await open((_request, response) => {
    finish = () => response.end("whole");
  }, HOUR);
  const asked = once(server, "request");
  const socket = await send(REQUEST);
  await asked;
  close();
  finish();
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toContain("whole");
  expect(await ended).toBe("closed");
});

test("an answer on a connection that another process accepted is finished too", async () => {
  let finish = () => {};
  const { close, ended, onClosed } = await open((_request, response) => {
    finish = () => response.end("whole");
  }, HOUR);
  const accepting = createTcpServer((socket) => void server.emit("connection", socket));
  await new Promise<void>((ready) => accepting.listen(0, ready));
  const socket = connect((accepting.address() as AddressInfo).port);
  sockets.push(socket);
  const asked = once(server, "request");
  socket.write(REQUEST);
  await asked;
  accepting.close();
  const serverClosed = once(server, "close");
  close();
  await serverClosed;
  expect(onClosed).not.toHaveBeenCalled();
  finish();
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toContain("whole");
  expect(await ended).toBe("closed");
});

test("an answer that never ends is given up at the limit", async () => {
  const { close, ended } = await open((_request, response) => void response.write("a"), 1);
  const asked = once(server, "request");
  await send(REQUEST);
  await asked;
  close();
  expect(await ended).toBe("limit");
});
