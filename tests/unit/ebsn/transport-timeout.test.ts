import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { env, type Env } from "@/lib/env";
import { callWithSession, readPublic } from "@/lib/ebsn/transport";
import { skipTimeouts } from "../../support/skip-timeouts";
import { allowLocalhost } from "../../support/jest-localhost";

jest.mock("@/lib/env", () => ({ env: jest.fn() }));

allowLocalhost();

const PATH = "/ebsn/api/cart/view";

let server: Server;
let requestCount = 0;

/** Only a server that never responds needs a short `timeoutMs`. */
async function startServer(answer: RequestListener, timeoutMs = 60_000): Promise<void> {
  requestCount = 0;
  server = createServer((request, response) => {
    requestCount += 1;
    answer(request, response);
  });
  await new Promise<void>((onListening) => server.listen(0, "127.0.0.1", onListening));
  const { port } = server.address() as AddressInfo;
  const settings = {
    ebsnUrl: `http://127.0.0.1:${port}`,
    timeoutMs,
    pageBudgetMs: timeoutMs,
    client: "site",
    clientVersion: "1",
  };
  jest.mocked(env).mockReturnValue(settings as Env);
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const read = () => readPublic({ path: PATH, schema: z.object({}), policy: { revalidate: 60, tags: [] } });

describe("an API that responds too late", () => {
  it("rejects with a timeout", async () => {
    skipTimeouts();
    // On a busy machine the request may not even reach the server in time.
    const sent = jest.spyOn(globalThis, "fetch");
    await startServer(() => undefined, 100);
    await expect(read()).rejects.toMatchObject({ kind: "timeout", isRetryable: false });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it("rejects with a timeout when the body stalls", async () => {
    skipTimeouts();
    await startServer((_, response) => void response.writeHead(200).write('{"response":'), 100);
    await expect(read()).rejects.toMatchObject({ kind: "timeout" });
  });

  it("rejects with a timeout when the request is lost inside the process", async () => {
    jest.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => undefined));
    await startServer(() => undefined, 100);
    await expect(read()).rejects.toMatchObject({ kind: "timeout" });
  });

  it("is not retried once the visitor has aborted", async () => {
    const visitor = new AbortController();
    await startServer(() => visitor.abort());
    const call = callWithSession({
      method: "GET",
      isRead: true,
      path: PATH,
      headers: {},
      signal: visitor.signal,
    });
    await expect(call).rejects.toMatchObject({ kind: "network" });
    expect(requestCount).toBe(1);
  });
});

describe("an API that closes the connection", () => {
  it("is retried for reads", async () => {
    skipTimeouts();
    await startServer((request) => request.socket.destroy());
    await expect(read()).rejects.toMatchObject({ kind: "network" });
    expect(requestCount).toBe(3);
  });

  it("is not retried for writes", async () => {
    await startServer((request) => request.socket.destroy());
    const write = callWithSession({ method: "POST", path: PATH, body: {}, headers: {} });
    await expect(write).rejects.toMatchObject({ kind: "network" });
    expect(requestCount).toBe(1);
  });
});
