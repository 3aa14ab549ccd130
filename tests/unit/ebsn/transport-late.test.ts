import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { env, type Env } from "@/lib/env";
import { callSession, readPublic } from "@/lib/ebsn/transport";
import { hurry } from "../../support/hurry";
import { allowLocalhost } from "../../support/jest-localhost";

jest.mock("@/lib/env", () => ({ env: jest.fn() }));

allowLocalhost();

const PATH = "/ebsn/api/cart/view";

let server: Server;
let asked = 0;

/** A shop that behaves as told; only one that never answers needs a short `timeoutMs`. */
async function shop(answer: RequestListener, timeoutMs = 60_000): Promise<void> {
  asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const settings = {
    ebsnUrl: `http://127.0.0.1:${port}`,
    timeoutMs,
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

describe("a shop that answers too late", () => {
  it("is said to be late", async () => {
    hurry();
    await shop(() => undefined, 100);
    await expect(read()).rejects.toMatchObject({ kind: "timeout", retryable: true });
  });

  it("is late too when it stops in the middle of its answer", async () => {
    hurry();
    await shop((_, response) => void response.writeHead(200).write('{"response":'), 100);
    await expect(read()).rejects.toMatchObject({ kind: "timeout" });
  });

  it("is left alone once the visitor has gone", async () => {
    const visitor = new AbortController();
    await shop(() => visitor.abort());
    const call = callSession({ method: "GET", path: PATH, headers: {}, signal: visitor.signal });
    await expect(call).rejects.toMatchObject({ kind: "network" });
    expect(asked).toBe(1);
  });
});

describe("a shop that hangs up", () => {
  it("is not reached", async () => {
    hurry();
    await shop((request) => request.socket.destroy());
    await expect(read()).rejects.toMatchObject({ kind: "network" });
    expect(asked).toBe(3);
  });

  it("is not told twice to change something", async () => {
    await shop((request) => request.socket.destroy());
    const write = callSession({ method: "POST", path: PATH, body: {}, headers: {} });
    await expect(write).rejects.toMatchObject({ kind: "network" });
    expect(asked).toBe(1);
  });
});
