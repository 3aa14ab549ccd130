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

  const heldBy = (pid: number | string) => writeFileSync(join(folder, "backend.pid"), String(pid));

  test("is taken, given back and taken again", () => {
    const unlock = lockFolder(folder);
    unlock();
    expect(lockFolder(folder)).toBeInstanceOf(Function);
  });

  test("is refused while its holder runs, and says who it is", () => {
    heldBy(process.ppid);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
  });

  test.each([
    ["a process that is gone", 999_999_999],
    ["nobody readable", "x"],
  ])("left behind by %s is taken", (_who, pid) => {
    heldBy(pid);
    expect(lockFolder(folder)).toBeInstanceOf(Function);
  });
});
