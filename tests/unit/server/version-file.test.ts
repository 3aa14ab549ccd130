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

const writeVersion = () => evaluate("version-file.mjs", 'await m.writeVersionFile(".next")');

function readVersion() {
  return JSON.parse(readFileSync(join(folder, "public/version.json"), "utf8")) as Record<string, string>;
}

test("the version file names the commit and the time of the build", () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
  git("init", "-q");
  git("commit", "-q", "--allow-empty", "--no-verify", "-m", "first");
  writeVersion();
  const { version, builtAt = "" } = readVersion();
  expect(version).toBe(git("rev-parse", "HEAD").trim());
  expect(new Date(builtAt).toISOString()).toBe(builtAt);
});

test("without a commit it names the build", () => {
  writeVersion();
  expect(readVersion().version).toBe("build-7");
});
