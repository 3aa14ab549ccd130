/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readPreviewQuery } from "@/lib/preview/link";

const SECRET = "a secret of the preview link's test";

function makeLink(...args: string[]) {
  const env = { ...process.env, REVALIDATE_SECRET: SECRET };
  return spawnSync(process.execPath, ["--import", "tsx", "scripts/preview-link.ts", ...args], {
    env,
    encoding: "utf8",
  });
}

it("makes a link that opens", () => {
  const { stdout, status } = makeLink("/page/natale", "2026-12-10", "720");
  expect(status).toBe(0);
  const { searchParams } = new URL(stdout.trim());
  expect(readPreviewQuery(searchParams, SECRET, new Date())).toMatchObject({
    path: "/page/natale",
    date: "2026-12-10",
  });
});

it.each([
  ["/page/natale", "2026-12-10", "two"],
  ["/page/natale", "2026-12-10", "0"],
  ["/page/natale", "2026-12-10", "721"],
  ["/page/natale", "2026-02-30"],
  ["/backoffice", "bozza"],
  ["page/natale", "bozza"],
])("makes no link that would not open: %s %s %s", (...args) => {
  const { stdout, stderr, status } = makeLink(...args);
  expect({ stdout, status }).toEqual({ stdout: "", status: 1 });
  expect(stderr).toMatch(/^usage: /);
});
