import { spawnSync } from "node:child_process";

test("a render that ended is not held in memory by one that is", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["tests/support/overlapping-renders.mjs"], {
    encoding: "utf8",
  });
  const [left, isAborted] = stdout.trim().split(" ");
  expect([Number(left) < 10, isAborted, stderr]).toEqual([true, "true", ""]);
});
