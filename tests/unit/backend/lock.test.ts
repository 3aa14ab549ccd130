import { spawn, spawnSync, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { lockFolder } from "@/backend/db/lock";
import { limitDisk } from "@/tests/support/full-disk.mjs";

jest.setTimeout(120_000);

const BEAT_MS = 20;
const PROGRAM = ["--import", "tsx", join(process.cwd(), "tests/support/lock-process.ts")];
/** A process namespace of its own, where the system allows one. */
const UNSHARE = ["unshare", "--user", "--map-root-user", "--pid", "--fork", "--mount-proc"];
const canUnshare = spawnSync(UNSHARE[0] ?? "", [...UNSHARE.slice(1), "true"]).status === 0;

describe("the lock on a data folder", () => {
  let folder: string;
  const started: ChildProcessByStdio<Writable, Readable, null>[] = [];
  const unlocks: (() => void)[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "madia-lock-"));
  });
  afterEach(async () => {
    for (const unlock of unlocks.splice(0)) unlock();
    await Promise.all(started.splice(0).map((child) => end(child)));
    rmSync(folder, { recursive: true });
  });

  const lock = async (options = {}) => {
    const unlock = await lockFolder(folder, {
      heartbeatMs: BEAT_MS,
      onCompromised: () => undefined,
      ...options,
    });
    unlocks.push(unlock);
    return unlock;
  };
  const lockFile = () => join(folder, readdirSync(folder).sort().at(-1) ?? "");
  const changeOwner = (changes: object) =>
    writeFileSync(
      lockFile(),
      JSON.stringify({ ...JSON.parse(readFileSync(lockFile(), "utf8")), ...changes }),
    );
  const age = (ms: number) => utimesSync(lockFile(), new Date(Date.now() - ms), new Date(Date.now() - ms));

  async function startProcess(prefix: string[] = []) {
    const [command = "", ...args] = [...prefix, process.execPath, ...PROGRAM, folder];
    const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
    started.push(child);
    const [line] = await once(child.stdout, "data");
    return { child, line: String(line).trim() };
  }
  async function end(child: ChildProcessByStdio<Writable, Readable, null>, signal?: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    if (signal) child.kill(signal);
    else child.stdin.end();
    await exited;
  }

  test("can be acquired again after release, and not before", async () => {
    const unlock = await lock();
    await expect(lock()).rejects.toThrow(`in use by process ${process.pid}`);
    unlock();
    await expect(lock()).resolves.toBeInstanceOf(Function);
  });

  test("is rejected while another process has it, and free once that ended, even killed", async () => {
    const first = await startProcess();
    expect(first.line).toBe("locked");
    await expect(lock()).rejects.toThrow(`in use by process ${first.child.pid}`);
    await end(first.child, "SIGKILL");
    const second = await startProcess();
    expect(second.line).toBe("locked");
    await end(second.child);
    await expect(lock()).resolves.toBeInstanceOf(Function);
  });

  test("of a killed process is taken by one of many", async () => {
    const first = await startProcess();
    await end(first.child, "SIGKILL");
    const all = await Promise.all(Array.from({ length: 6 }, () => startProcess()));
    expect(all.filter(({ line }) => line === "locked")).toHaveLength(1);
  });

  test("is not taken from a process that does not answer", async () => {
    const { child } = await startProcess();
    child.kill("SIGSTOP");
    age(3_600_000);
    await expect(lock()).rejects.toThrow("in use");
    child.kill("SIGCONT");
  });

  test("is free when another process has its owner's number", async () => {
    await lock();
    changeOwner({ start: "1" });
    await expect(lock()).resolves.toBeInstanceOf(Function);
  });

  (canUnshare ? test : test.skip)("is refused across process namespaces", async () => {
    const inside = await startProcess(UNSHARE);
    expect(inside.line).toBe("locked");
    await expect(lock()).rejects.toThrow("in use");
  });

  test("from another machine is held while its owner gives signs of life, then not", async () => {
    await lock();
    changeOwner({ space: "elsewhere" });
    await expect(lock()).rejects.toThrow("in use");
    for (const unlock of unlocks.splice(0)) unlock();
    changeOwner({ released: false, space: "elsewhere" });
    age(31_000);
    await expect(lock()).resolves.toBeInstanceOf(Function);
  });

  test("tells an owner that it was taken over", async () => {
    const compromised = new Promise<void>((resolve) => void lock({ onCompromised: resolve }));
    changeOwner({ space: "elsewhere" });
    writeFileSync(join(folder, "backend.lock.2"), "{}");
    await expect(compromised).resolves.toBeUndefined();
  });

  test("on a full disk is not taken, and is free again after release", async () => {
    let isFull = true;
    const restore = limitDisk(folder, () => isFull);
    try {
      await expect(lock()).rejects.toThrow("ENOSPC");
      expect(readdirSync(folder)).toEqual([]);
      isFull = false;
      const unlock = await lock();
      isFull = true;
      unlock();
      isFull = false;
      await expect(lock()).resolves.toBeInstanceOf(Function);
    } finally {
      restore();
    }
  });
});
