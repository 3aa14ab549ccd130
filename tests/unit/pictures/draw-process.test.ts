import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { drawInProcess } from "@/backend/pictures/draw-process";
import type { PictureRequest } from "@/backend/pictures/request";
import { packSample } from "./spec-samples";

// A process takes its time to start on a busy machine.
jest.setTimeout(60_000);

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "draw-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const request = (width: number): PictureRequest => ({ kind: "pack", spec: packSample("jar"), width });

/** A worker that answers with its process id, and fails or ends as the width says. */
function writeWorker(): string {
  const script = join(folder, "worker.mjs");
  writeFileSync(
    script,
    `process.on("message", ({ id, request: { width } }) => {
      if (width === 1) return process.send({ id, error: "no paint" });
      if (width === 2) process.exit(1);
      process.send({ id, picture: Buffer.from(String(process.pid)) });
    });
    process.on("disconnect", () => process.exit(0));`,
  );
  return script;
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it("draws in another process, the same for several pictures", async () => {
  const draw = drawInProcess({ script: writeWorker(), idleMs: 1 });
  const [first, second] = await Promise.all([draw(request(400)), draw(request(240))]);
  expect(Number(first)).not.toBe(process.pid);
  expect(String(second)).toBe(String(first));
});

it("the process ends when no picture is wanted, and another draws the next one", async () => {
  const draw = drawInProcess({ script: writeWorker(), idleMs: 1 });
  const pid = Number(await draw(request(400)));
  while (isRunning(pid)) await new Promise((done) => setImmediate(done));
  expect(Number(await draw(request(400)))).not.toBe(pid);
});

it("a picture that cannot be drawn is rejected with the reason", async () => {
  const draw = drawInProcess({ script: writeWorker(), idleMs: 1 });
  await expect(draw(request(1))).rejects.toThrow("no paint");
});

it("a process that ends fails its pictures only", async () => {
  const draw = drawInProcess({ script: writeWorker(), idleMs: 1 });
  await expect(draw(request(2))).rejects.toThrow("ended");
  expect(Number(await draw(request(400)))).toBeGreaterThan(0);
});

it("the real worker draws what this process would", async () => {
  const draw = drawInProcess({
    script: resolve("backend/pictures/draw-worker.ts"),
    execArgv: ["--import", "tsx"],
    idleMs: 1,
  });
  const picture = await draw(request(240));
  expect(picture.subarray(8, 12).toString()).toBe("WEBP");
});
