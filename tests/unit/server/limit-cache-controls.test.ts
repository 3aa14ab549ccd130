import { spawnSync } from "node:child_process";

test("of 6,000 addresses Next keeps the lifetimes of the newest 5,000", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["tests/support/made-up-lifetimes.mjs"], {
    encoding: "utf8",
  });
  expect([stdout.trim(), stderr]).toEqual(["5000 /made-up-1000", ""]);
});
