import { createServer, type Server } from "node:net";
import { isPortFree, requireFreePort } from "@/config/free-port.mjs";
import { freePort } from "../../support/free-port";

let server: Server | null = null;

afterEach(() => {
  server?.close();
  server = null;
});

const occupy = (port: number, host: string) =>
  new Promise<void>((resolve) => {
    server = createServer().listen({ port, host }, resolve);
  });

test("a port is free until somebody listens, and may be taken after the check", async () => {
  const port = await freePort();
  expect(await isPortFree(port, "127.0.0.1")).toBe(true);
  await requireFreePort(port, "127.0.0.1");
  await occupy(port, "127.0.0.1");
  expect(await isPortFree(port, "127.0.0.1")).toBe(false);
  await expect(requireFreePort(port, "127.0.0.1")).rejects.toMatchObject({ code: "EADDRINUSE" });
});

test("without a host the port is asked for on every address", async () => {
  const port = await freePort();
  expect(await isPortFree(port)).toBe(true);
  await occupy(port, "0.0.0.0");
  expect(await isPortFree(port)).toBe(false);
});
