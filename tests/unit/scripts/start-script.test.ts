import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readStartScript } from "@/server/document/scripts.mjs";

const folder = mkdtempSync(join(tmpdir(), "start-script-"));

afterAll(() => rmSync(folder, { recursive: true }));

test("the build writes the script that requests a page's scripts, in fewer bytes", () => {
  const source = readStartScript(folder);
  const code = `import { writeStartScript } from "${resolve("scripts/lib/start-script.mjs")}"; await writeStartScript(process.argv[1]);`;
  execFileSync(process.execPath, ["--input-type=module", "-e", code, folder]);
  const minified = readStartScript(folder);
  expect(minified.length).toBeLessThan(source.length / 2);
  for (const script of [source, minified])
    expect(new Function(`return ${script}`)()).toEqual(expect.any(Function));
});
