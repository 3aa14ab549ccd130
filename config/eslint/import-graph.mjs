import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import typescript from "typescript";

const FOLDERS = ["app", "backend", "brand", "components", "config", "lib", "scripts", "server"];
const SOURCE = /\.(?:tsx?|mjs)$/;
const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];

/** @typedef {Map<string, Set<string>>} Graph */

/**
 * Path of the repository that a specifier names, without ending; null: a package.
 * @param {string} from
 * @param {string} specifier
 */
export function repositoryPath(from, specifier) {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  return specifier.startsWith(".") ? join(dirname(from), specifier) : null;
}

/**
 * @param {string} file
 * @param {string} text
 * @param {ReadonlySet<string>} files
 */
function importsOf(file, text, files) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const { fileName } of typescript.preProcessFile(text, true, true).importedFiles) {
    const path = repositoryPath(file, fileName);
    const target = path && ENDINGS.map((ending) => path + ending).find((name) => files.has(name));
    if (target) found.add(target);
  }
  return found;
}

/**
 * @param {string} root
 * @returns {Graph}
 */
function readGraph(root) {
  const names = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      join(folder, name.replaceAll("\\", "/")),
    ),
  );
  const files = new Set(names.filter((name) => SOURCE.test(name) && !name.includes("node_modules/")));
  return new Map(
    [...files].map((file) => [file, importsOf(file, readFileSync(join(root, file), "utf8"), files)]),
  );
}

/**
 * Tarjan's algorithm: file → number of its cycle; files outside any cycle have one of their own.
 * @param {Graph} graph
 */
function numberCycles(graph) {
  /** @type {Map<string, number>} */
  const lowest = new Map();
  /** @type {Map<string, number>} */
  const cycles = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @param {string} file */
  function visit(file) {
    const order = lowest.size;
    lowest.set(file, order);
    stack.push(file);
    let low = order;
    for (const target of graph.get(file) ?? []) {
      if (!lowest.has(target)) visit(target);
      if (!cycles.has(target)) low = Math.min(low, lowest.get(target) ?? low);
    }
    lowest.set(file, low);
    if (low === order) for (const member of stack.splice(stack.indexOf(file))) cycles.set(member, order);
  }
  for (const file of graph.keys()) if (!lowest.has(file)) visit(file);
  return cycles;
}

/** @type {Map<string, Map<string, number>>} */
const cyclesByRoot = new Map();

/**
 * Counts type imports and dynamic imports too, which import/no-cycle does not.
 * @param {string} root
 * @param {string} from
 * @param {string} specifier
 */
export function isInCycle(root, from, specifier) {
  const cycles = cyclesByRoot.get(root) ?? numberCycles(readGraph(root));
  cyclesByRoot.set(root, cycles);
  const path = repositoryPath(from, specifier);
  const target = path && ENDINGS.map((ending) => path + ending).find((name) => cycles.has(name));
  return target ? cycles.get(target) === cycles.get(from) : false;
}
