import { readFileSync } from "node:fs";
import { join } from "node:path";

type LockedPackage = { resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> };

const { packages } = JSON.parse(readFileSync(join(process.cwd(), "package-lock.json"), "utf8")) as {
  packages: Record<string, LockedPackage>;
};

/** Node looks in the package's own folder, then in each one above. */
function isLocked(name: string, folder: string): boolean {
  if (packages[join(folder, "node_modules", name)]) return true;
  return folder !== "" && isLocked(name, folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/"))));
}

test("the lock lists the optional packages of every platform", () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, folder)),
  );
  expect(missing).toEqual([]);
});

test("the lock names no registry", () => {
  expect(Object.values(packages).filter(({ resolved, link }) => resolved && !link)).toEqual([]);
});
