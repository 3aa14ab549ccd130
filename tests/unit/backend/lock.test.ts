import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder } from "@/backend/db/lock";

describe("the lock on a data folder", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "madia-lock-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const writePidFile = (pid: number | string) => writeFileSync(join(folder, "backend.pid"), String(pid));

  test("can be acquired again after release", () => {
    const unlock = lockFolder(folder);
    unlock();
    expect(lockFolder(folder)).toBeInstanceOf(Function);
  });

  test("is refused while its owner runs, naming the process", () => {
    writePidFile(process.ppid);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
  });

  test.each([
    ["a process that has ended", 999_999_999],
    ["an unreadable process id", "x"],
  ])("takes over a stale lock of %s", (_who, pid) => {
    writePidFile(pid);
    expect(lockFolder(folder)).toBeInstanceOf(Function);
  });
});
