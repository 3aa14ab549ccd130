import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { configSchema, readConfig } from "@/backend/config";
import { envSchema, readEnv } from "@/lib/env";

const compose = readFileSync("deploy/compose.yaml", "utf8");
const serviceText = (name: string) =>
  new RegExp(`^ {2}${name}:\\n(?: {3,}.*\\n|\\n)+`, "m").exec(compose)?.[0] ?? "";

test("containers publish nginx only, and of the backend the bank's page", () => {
  expect(serviceText("backend")).not.toContain("ports:");
  expect(serviceText("postgres")).not.toContain("ports:");
  const nginx = readFileSync("deploy/nginx/upstream-compose.conf", "utf8");
  const locations = [...nginx.matchAll(/location (\S+) \{\s+(\S+)/g)].map(([, path, rule]) => [path, rule]);
  expect(locations).toEqual([
    ["/bank/", "proxy_pass"],
    ["/", "return"],
  ]);
});

test("containers do not use the password that everybody can read", () => {
  expect(serviceText("backend")).toContain("DEMO_PASSWORD: ${DEMO_PASSWORD:-random}");
});

describe("settings in containers", () => {
  /** The backend's own belong to its service; the containers fix these. */
  const FIXED = { storefront: ["NODE_ENV", "PORT", "BACKEND_PORT"], backend: ["BACKEND_PORT", "DATA_DIR"] };

  const passedOn = (text: string) => [...text.matchAll(/^ {4,6}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);

  it("reach the storefront, every one", () => {
    const anchor = /^x-storefront:[\s\S]*?^ {2}depends_on:/m.exec(compose)?.[0] ?? "";
    const names = Object.keys(envSchema.shape).filter((name) => !FIXED.storefront.includes(name));
    expect(passedOn(anchor)).toEqual(expect.arrayContaining(names));
  });

  it("reach the backend, every one", () => {
    const names = Object.keys(configSchema.shape).filter((name) => !FIXED.backend.includes(name));
    expect(passedOn(serviceText("backend"))).toEqual(expect.arrayContaining(names));
  });

  /** As they arrive when nothing is given. */
  const defaults = Object.fromEntries(
    [...compose.matchAll(/^ {4,6}([A-Z][A-Z_]+): (?:\$\{[A-Z_]+:-([^$}]*)\}|"?([^"$\n]*)"?)$/gm)].map(
      ([, name, ...values]) => [name, values.find(Boolean) ?? ""],
    ),
  );

  it("are understood as they arrive when nothing is given", () => {
    expect(() => [readEnv(defaults), readConfig(defaults)]).not.toThrow();
  });

  it("offer no stand-in, as nginx publishes none", () => {
    expect(readEnv(defaults)).toMatchObject({
      isEmbedded: true,
      ebsnUrl: "http://backend:4000",
      socialProviders: [],
      samlLogin: false,
    });
    expect(readConfig(defaults).SOCIAL_STAND_IN).toBe(false);
  });
});

test("backend and database start only with the profile of the demo", () => {
  for (const name of ["backend", "postgres"]) expect(serviceText(name)).toContain('profiles: ["demo"]');
  expect(compose).toContain("backend: { condition: service_healthy, required: false }");
  expect(compose).not.toMatch(/POSTGRES_PASSWORD:\?/);
});

test("the database's password may have any character: it is no part of an address", () => {
  expect(serviceText("backend")).toMatch(/DATABASE_URL: postgres:\/\/madia@postgres\/madia$/m);
  expect(serviceText("backend")).toContain("PGPASSWORD: ${POSTGRES_PASSWORD:-}");
});

describe("the image", () => {
  const dockerfile = readFileSync("deploy/Dockerfile", "utf8").replaceAll("\\\n", " ");
  const scripts = (folder: string) => {
    const { scripts: found } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    return Object.keys(found);
  };

  it("installs what the lock file says on one base, a current one", () => {
    expect(dockerfile).not.toMatch(/npm (?:i|install)\b/);
    const bases = [...dockerfile.matchAll(/^FROM (node:\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set(["node:24-bookworm-slim"]));
  });

  it("runs scripts that exist", () => {
    const runs = [...dockerfile.matchAll(/npm run ([\w:]+)(?: --workspace (\w+))?/g)];
    expect(runs.length).toBeGreaterThan(0);
    for (const [, script, folder] of runs) expect(scripts(folder ?? ".")).toContain(script);
  });

  it("copies and starts files that the repository has or a build makes", () => {
    const BUILT = [".next", "public", "backend/dist", "backend/dist/main.js"];
    const copied = [...dockerfile.matchAll(/^COPY --from=\S+ (?:--\S+ )?\/app\/(\S+) /gm)].map(
      ([, path]) => path,
    );
    const started = [...dockerfile.matchAll(/"([\w/]+\.m?js)"\]/g)].map(([, path]) => path);
    const count = (instruction: RegExp) => dockerfile.match(instruction)?.length;
    expect(copied).toHaveLength(count(/^COPY --from=/gm) ?? 0);
    expect(started).toHaveLength(count(/^CMD /gm) ?? 0);
    for (const path of [...copied, ...started])
      expect([path, BUILT.includes(path ?? "") || existsSync(path ?? "")]).toEqual([path, true]);
  });

  it("carries every folder that the storefront's processes import", () => {
    const storefront = dockerfile.slice(
      dockerfile.indexOf("AS storefront\n"),
      dockerfile.indexOf("AS backend\n"),
    );
    const folders = [...new Set(importedFolders("server"))].filter((folder) => folder !== "server");
    for (const folder of folders) expect(storefront).toContain(`/app/${folder} ${folder}`);
  });
});

function importedFolders(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mjs"))
    .flatMap((name) => {
      const file = join(folder, name);
      const imports = readFileSync(file, "utf8").matchAll(/(?:from|import\() ?"(\.[^"]+)"/g);
      return [...imports].map(([, path = ""]) => join(dirname(file), path).split("/")[0] ?? "");
    });
}
