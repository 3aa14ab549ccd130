import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { watch } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder } from "@/backend/db/lock";
import { freePort } from "@/tests/support/free-port";

jest.setTimeout(180_000);

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "madia-first-start-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const unfinished = () => join(dataDir, "pglite.unfinished");

async function untilBegun(): Promise<void> {
  for await (const { filename } of watch(dataDir)) if (filename && existsSync(unfinished())) return;
}

test("a first start that is killed leaves no process that goes on in its folder, which is the owner's alone", async () => {
  const begun = untilBegun();
  const backend = spawn(process.execPath, ["--import", "tsx", "backend/main.ts"], {
    env: {
      ...process.env,
      DATABASE_URL: "",
      DATA_DIR: dataDir,
      BACKEND_PORT: String(await freePort()),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await begun;
  backend.kill("SIGKILL");
  // What seeds has the same output, which is closed when both have ended.
  backend.stdout.resume();
  await once(backend.stdout, "close");
  expect(statSync(unfinished()).mode & 0o777).toBe(0o700);
  expect(existsSync(join(dataDir, "pglite"))).toBe(false);
  const unlock = await lockFolder(dataDir);
  unlock();
});
