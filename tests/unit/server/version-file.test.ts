import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const LIBRARY = resolve("scripts/lib");

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "madia-version-"));
  for (const name of ["public", ".next", "app"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, ".next/BUILD_ID"), "build-7\n");
  writeFileSync(join(folder, "app/page.tsx"), "first");
});

afterEach(() => rmSync(folder, { recursive: true }));

const evaluate = (file: string, code: string) =>
  execFileSync(
    process.execPath,
    ["--input-type=module", "-e", `import * as m from "${LIBRARY}/${file}"; ${code}`],
    {
      cwd: folder,
      encoding: "utf8",
    },
  );

const writeVersion = () => evaluate("version-file.mjs", 'm.writeVersionFile(".next")');

function readVersion() {
  return JSON.parse(readFileSync(join(folder, "public/version.json"), "utf8")) as Record<string, string>;
}

test("the version file names the build and its time", () => {
  writeVersion();
  const { version, builtAt = "" } = readVersion();
  expect(version).toBe("build-7");
  expect(new Date(builtAt).toISOString()).toBe(builtAt);
});
