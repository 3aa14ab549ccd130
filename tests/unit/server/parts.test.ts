import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

let folder = "";

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "madia-parts-"))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text = ""): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const runIn = (script: string, env: Record<string, string> = {}) =>
  new Promise<{ code: unknown; output: string }>((done) => {
    execFile(
      process.execPath,
      script.endsWith(".mjs") ? [resolve(script)] : ["--input-type=module", "-e", script],
      { cwd: folder, env: { PATH: process.env.PATH, NODE_ENV: "test", ...env } },
      (error, stdout, stderr) => done({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });

it.each(["server/main.mjs", "scripts/build.mjs", "backend/run.mjs"])(
  "%s without packages says which command installs them",
  async (script) => {
    const { code, output } = await runIn(script);
    expect(code).toBe(1);
    expect(output).toMatch(/^Not installed: .*Run: npm ci\n$/);
  },
);

it("the storefront without a build, or with half of one, says which command builds it", async () => {
  for (const name of ["next", "sirv"]) write(`node_modules/${name}/package.json`, "{}");
  expect((await runIn("server/main.mjs")).output).toBe("There is no build yet. Run: npm run build\n");
  write(".next/BUILD_ID", "1");
  expect((await runIn("server/main.mjs")).output).toBe("The build is not complete. Run: npm run build\n");
});

it("reads .env, whose values the environment overrides", async () => {
  write(".env", 'PORT=3100\nLOCALES="it,en"\n');
  const code = `import { loadEnv } from "${resolve("config/load-env.mjs")}"; loadEnv(); console.log(process.env.PORT, process.env.LOCALES)`;
  expect((await runIn(code, { PORT: "3200" })).output).toBe("3200 it,en\n");
});
