import { readFileSync } from "node:fs";
import { join } from "node:path";

type Engines = { engines?: { node?: string } };
type Package = Engines & { dependencies: Record<string, string>; devDependencies: Record<string, string> };
type LockedPackage = Engines & { license?: string; dev?: boolean; link?: boolean; version?: string };

const read = (path: string) => readFileSync(join(process.cwd(), path), "utf8");
const packages = ["package.json", "backend/package.json"].map((path) => JSON.parse(read(path)) as Package);
const { packages: locked } = JSON.parse(read("package-lock.json")) as {
  packages: Record<string, LockedPackage>;
};

/** Of what runs in production: free to use and to pass on with a shop. */
const LICENCES = new Set([
  ...["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0"],
  ...["MPL-2.0", "LGPL-3.0-or-later", "OFL-1.1", "CC-BY-4.0"],
]);

test("every package is pinned to one version", () => {
  const ranges = packages
    .flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }))
    .filter(([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version));
  expect(ranges).toEqual([]);
});

test.each([
  ["the storefront", 0, "## Storefront"],
  ["the embedded backend", 1, "## Embedded backend"],
])("docs/dependencies.md has a reason for each package of %s, and no other", (_part, at, heading) => {
  const section = read("docs/dependencies.md").split(heading)[1]?.split("\n## ")[0] ?? "";
  const named = section
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...(line.split(" | ")[0] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual(Object.keys(packages[at]?.dependencies ?? {}).sort());
});

test("what runs in production has a licence that a shop can live with", () => {
  const others = Object.entries(locked)
    .filter(([folder, { dev, link }]) => folder.startsWith("node_modules/") && !dev && !link)
    .filter(([, { license = "none" }]) => !license.split(" AND ").every((name) => LICENCES.has(name)))
    .map(([folder, { license }]) => `${folder}: ${license ?? "none"}`);
  expect(others).toEqual([]);
});

test("the oldest Node that the shop promises to run on is no older than its own packages ask for", () => {
  const promised = packages.map(({ engines }) => /^>=20\.(\d+)\.0$/.exec(engines?.node ?? "")?.[1]);
  const asked = packages
    .flatMap(({ dependencies }) => Object.keys(dependencies))
    .map((name) => /(?:>=|\^)\s*20\.(\d+)/.exec(locked[`node_modules/${name}`]?.engines?.node ?? "")?.[1]);
  expect(Math.min(...promised.map(Number))).toBeGreaterThanOrEqual(
    Math.max(...asked.map((minor) => Number(minor ?? 0))),
  );
  for (const path of ["README.md", "CONTRIBUTING.md", "deploy/README.md"])
    expect(read(path)).toContain(`Node 20.${promised[0]} or newer`);
});
