import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

let folder = "";

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "madia-preconditions-"))));
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

it.each([
  ...["server/main.mjs", "backend/run.mjs", "scripts/build.mjs", "scripts/start.mjs", "scripts/dev.mjs"],
  ...["scripts/lib/backup.mjs", "scripts/preview-link.ts", "tests/contract/run.ts"],
])("%s reads .env", (file) => {
  expect(readFileSync(file, "utf8")).toMatch(/^ *loadEnv\(\);$/m);
});

it("reads .env, whose values the environment overrides", async () => {
  const lines = [
    ...["# A=comment", "PORT=3100", 'LOCALES="it,en"', "EMPTY=", "AUTH='a b:c#d'", "export BOT = none # why"],
    ...['CERT="one', 'two\\nthree"', "LINK_HOSTS=a.example, b.example"],
  ];
  write(".env", lines.join("\r\n"));
  const code = `import { loadEnv } from "${resolve("config/load-env.mjs")}"; loadEnv();
    const { A, PORT, LOCALES, EMPTY, AUTH, BOT, CERT, LINK_HOSTS } = process.env;
    console.log(JSON.stringify({ A, PORT, LOCALES, EMPTY, AUTH, BOT, CERT, LINK_HOSTS }))`;
  expect(JSON.parse((await runIn(code, { PORT: "3200" })).output)).toEqual({
    PORT: "3200",
    LOCALES: "it,en",
    EMPTY: "",
    AUTH: "a b:c#d",
    BOT: "none",
    CERT: "one\ntwo\nthree",
    LINK_HOSTS: "a.example, b.example",
  });
});
