import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import typescript from "typescript";

const FOLDERS = ["app", "backend", "components", "config", "lib", "scripts", "server"];
const SOURCE = /\.(?:tsx?|mjs)$/;
const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];

/** Path of the repository that a specifier names, without ending; null: a package. */
export function repositoryPath(from, specifier) {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  return specifier.startsWith(".") ? join(dirname(from), specifier) : null;
}

function importsOf(file, text, files) {
  const found = new Set();
  for (const { fileName } of typescript.preProcessFile(text, true, true).importedFiles) {
    const path = repositoryPath(file, fileName);
    const target = path && ENDINGS.map((ending) => path + ending).find((name) => files.has(name));
    if (target) found.add(target);
  }
  return found;
}

function readGraph(root) {
  const names = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) =>
      join(folder, name.replaceAll("\\", "/")),
    ),
  );
  const files = new Set(names.filter((name) => SOURCE.test(name) && !name.includes("node_modules/")));
  return new Map(
    [...files].map((file) => [file, importsOf(file, readFileSync(join(root, file), "utf8"), files)]),
  );
}

/** Tarjan's algorithm: file → number of its cycle; files outside any cycle have one of their own. */
function numberCycles(graph) {
  const order = new Map();
  const lowest = new Map();
  const cycles = new Map();
  const stack = [];
  function visit(file) {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    stack.push(file);
    for (const target of graph.get(file)) {
      if (!order.has(target)) visit(target);
      if (!cycles.has(target)) lowest.set(file, Math.min(lowest.get(file), lowest.get(target)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    for (let member; member !== file;) {
      member = stack.pop();
      cycles.set(member, order.get(file));
    }
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

const cyclesByRoot = new Map();

/** Counts type imports and dynamic imports too, which import/no-cycle does not. */
export function isInCycle(root, from, specifier) {
  if (!cyclesByRoot.has(root)) cyclesByRoot.set(root, numberCycles(readGraph(root)));
  const cycles = cyclesByRoot.get(root);
  const path = repositoryPath(from, specifier);
  const target = path && ENDINGS.map((ending) => path + ending).find((name) => cycles.has(name));
  return Boolean(target) && cycles.get(target) === cycles.get(from);
}
