import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fingerprint, writeFingerprint } from "@/scripts/lib/fingerprint.mjs";
import { build } from "@/scripts/lib/prepare.mjs";
import { run } from "@/scripts/lib/run.mjs";

jest.mock("@/scripts/lib/run.mjs", () => ({ run: jest.fn() }));

const root = process.cwd();
const { NEXT_DIST_DIR } = process.env;
let folder = "";

function setDistDir(setting: string | undefined): void {
  if (setting === undefined) delete process.env.NEXT_DIST_DIR;
  else process.env.NEXT_DIST_DIR = setting;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "madia-prepare-"));
  process.chdir(folder);
  mkdirSync("app");
  writeFileSync("app/page.tsx", "first");
  jest.spyOn(console, "log").mockReturnValue(undefined);
});

afterEach(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
  setDistDir(NEXT_DIST_DIR);
});

/** What a build leaves in the folder that the settings name. */
function buildInto(distDir: string) {
  jest.mocked(run).mockImplementation(async () => {
    mkdirSync(distDir, { recursive: true });
    writeFileSync(join(distDir, "BUILD_ID"), "one");
    writeFingerprint(distDir, fingerprint());
    return { code: 0, output: "" };
  });
}

describe.each([
  [".next", undefined],
  [".next", ""],
  [".next-other", ".next-other"],
])("a build in %s (NEXT_DIST_DIR=%s)", (distDir, setting) => {
  beforeEach(() => {
    setDistDir(setting);
    buildInto(distDir);
  });

  it("is made once, and again after a change", async () => {
    await build();
    await build();
    expect(run).toHaveBeenCalledTimes(1);
    writeFileSync("app/page.tsx", "second");
    await build();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("is judged and noted in that folder alone", async () => {
    await build();
    expect([".next", ".next-other"].filter((name) => existsSync(name))).toEqual([distDir]);
  });
});

test("a build in another folder does not count", async () => {
  setDistDir(undefined);
  buildInto(".next");
  await build();
  setDistDir(".next-other");
  buildInto(".next-other");
  await build();
  expect(run).toHaveBeenCalledTimes(2);
});
