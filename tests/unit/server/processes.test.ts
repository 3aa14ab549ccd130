import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { freePort } from "@/tests/support/free-port";

let primary: ChildProcess;
let port: number;
const clients: Socket[] = [];

beforeEach(async () => {
  port = await freePort();
  primary = fork("tests/support/storefront-processes.mjs", [String(port)], { stdio: "pipe", execArgv: [] });
  await once(primary, "message");
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  if (primary.exitCode !== null) return;
  const ended = once(primary, "exit");
  primary.disconnect();
  await ended;
});

/** Resolves once connected; the answer comes later. */
async function visit(): Promise<{ answer: Promise<string> }> {
  const client = connect(port, "localhost");
  clients.push(client);
  const answer = new Promise<string>((resolve) => {
    client.once("data", (part) => resolve(String(part)));
    client.once("error", () => resolve("lost"));
  });
  await once(client, "connect");
  client.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
  return { answer };
}

test("visitors handed to a process that is killed are served by another", async () => {
  const visits = [await visit(), await visit()];
  primary.send("kill");
  const answers = await Promise.all(visits.map(({ answer }) => answer));
  expect(answers.map((text) => text.includes("served"))).toEqual([true, true]);
});

test("a process that ended is a line of the log", async () => {
  primary.send("kill");
  const [text] = (await once(primary.stderr as NodeJS.ReadableStream, "data")) as [Buffer];
  expect(JSON.parse(String(text).split("\n")[0] ?? "")).toEqual({
    time: expect.any(String),
    level: "warn",
    event: "process.ended",
    slot: expect.any(Number),
    reason: "SIGKILL",
    restartMs: expect.any(Number),
  });
});

test("a message to a process that has just been killed does not end the others", async () => {
  primary.send("broadcast");
  await once(primary.stderr as NodeJS.ReadableStream, "data");
  const visits = [await visit(), await visit()];
  await Promise.all(visits.map(({ answer }) => answer));
  expect(primary.exitCode).toBeNull();
});
