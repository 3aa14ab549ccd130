import { spawnSync } from "node:child_process";

test.each([
  ["404", "br"],
  ["404", "gzip"],
  ["308", "br"],
])("the bytes of a missing page are counted in full (%s, %s)", (status, encoding) => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["tests/support/absent-entries.mjs", status, encoding],
    { encoding: "utf8" },
  );
  const [counted = NaN, taken = NaN] = stdout.trim().split(" ").map(Number);
  expect({ stderr, isCovered: taken <= counted, isNear: counted <= 2 * taken, counted, taken }).toEqual({
    stderr: "",
    isCovered: true,
    isNear: true,
    counted,
    taken,
  });
});
