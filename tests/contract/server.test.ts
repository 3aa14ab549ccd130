import { once } from "node:events";
import { connect } from "node:net";
import { allowLocalhost } from "../support/jest-localhost";
import { startBackend, type TestBackend } from "../support/backend";

allowLocalhost();

describe("the server", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ engine: "pglite", env: { BACKEND_LOG_LEVEL: "info" } });
  });
  afterAll(() => backend.stop());

  let lines: Record<string, unknown>[];
  beforeEach(() => {
    lines = [];
    jest.spyOn(process.stdout, "write").mockImplementation((text) => {
      lines.push(JSON.parse(String(text)) as Record<string, unknown>);
      return true;
    });
  });

  test("logs under the id that the storefront gave the request, and no token", async () => {
    const requestId = "0123456789abcdef";
    await backend.get("/ebsn/api/order/view?order_id=12&access_token=geheim", { "x-request-id": requestId });
    expect(lines).toEqual([
      expect.objectContaining({
        requestId,
        req: { method: "GET", url: "/ebsn/api/order/view?order_id=12&access_token=…" },
      }),
    ]);
  });

  test("reports its own and its database's health", async () => {
    expect(await backend.get("/health")).toMatchObject({
      http: 200,
      body: { status: "ok", database: "pglite" },
    });
  });

  test("returns a coded envelope for an unknown call", async () => {
    const answer = await backend.get("/ebsn/api/nothing");
    expect(answer.http).toBe(404);
    expect(answer.body).toMatchObject({
      response: { status: 1, errors: [{ code: "error.call.not_found" }] },
      data: {},
    });
  });

  test("returns a coded envelope for an unreadable body", async () => {
    const answer = await fetch(`${backend.url}/__test/clock`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ response: { errors: [{ code: "error.input.unreadable" }] } });
  });

  test("names the invalid parameter", async () => {
    const answer = await backend.post("/__test/clock", { now: 5 });
    expect(answer.http).toBe(400);
    expect(answer.body).toMatchObject({ response: { errors: [{ code: "error.input.now" }] } });
  });

  test("stops beside connections that are silent or in the middle of a request", async () => {
    const stopped = await startBackend({ engine: "pglite" });
    const sockets = ["", "GET / HTTP/1.1\r\nHost:"].map((text) => {
      const socket = connect(Number(new URL(stopped.url).port), "127.0.0.1");
      socket.on("error", () => undefined);
      if (text) socket.write(text);
      return socket;
    });
    const ended = sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve)));
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    await stopped.stop();
    await expect(Promise.all(ended)).resolves.toHaveLength(2);
  });
});
