import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { z } from "zod";

/** What an image starts, in the folder that holds its files. */
export type Image = { folder: string; args: string[]; env: Record<string, string>; remove(): void };

type Instruction = { name: string; text: string };

const BUILD = process.env.NEXT_DIST_DIR || ".next";
const NOT_IN_IMAGES = new Set([join(BUILD, "cache"), join(BUILD, "dev"), join(BUILD, "trace")]);

/** The instructions of one stage of deploy/Dockerfile. */
function readStage(target: string): Instruction[] {
  const file = readFileSync(join("deploy", "Dockerfile"), "utf8")
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, "");
  const stage = file.split(/^FROM /m).find((text) => text.split("\n", 1)[0]?.endsWith(` AS ${target}`));
  if (!stage) throw new Error(`deploy/Dockerfile has no stage ${target}`);
  return [...stage.matchAll(/^([A-Z]+) (.+)$/gm)].map(([, name = "", text = ""]) => ({ name, text }));
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // The temporary folder is on another disk.
    copyFileSync(from, to);
  }
}

/** Without the packages nested in it, which `npm ls` names themselves. */
function linkPackage(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === "node_modules") continue;
    const [source, goal] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkPackage(source, goal);
    else if (entry.isFile()) linkFile(source, goal);
  }
}

/** The packages that `npm ci` would install with these options, as npm itself tells. */
function installPackages(folder: string, options: string[]): void {
  const { stdout } = spawnSync("npm", ["ls", "--all", "--parseable", ...options], { encoding: "utf8" });
  const paths = stdout.split("\n").map((path) => relative(process.cwd(), path));
  const packages = paths.filter(
    (path) => path.startsWith("node_modules") && !lstatSync(path).isSymbolicLink(),
  );
  for (const path of packages) linkPackage(path, join(folder, path));
}

/** `npm ci`, `rm -rf` and `mkdir`; owners and npm's cache are of no interest here. */
function runCommand(folder: string, command: string): void {
  const [program, ...args] = command.trim().split(/\s+/);
  const paths = args.filter((arg) => !arg.startsWith("-")).map((path) => join(folder, path));
  if (program === "npm" && args[0] === "ci")
    installPackages(
      folder,
      args.slice(1).filter((arg) => !/^--no-(?:audit|fund)$/.test(arg)),
    );
  else if (program === "rm") for (const path of paths) rmSync(path, { recursive: true, force: true });
  else if (program === "mkdir") for (const path of paths) mkdirSync(path, { recursive: true });
  else if (!["npm", "chown"].includes(program ?? "")) throw new Error(`deploy/Dockerfile: ${command}`);
}

function copy(folder: string, text: string): void {
  const paths = text.split(" ").filter((word) => !word.startsWith("--"));
  const to = paths.pop() ?? "";
  for (const source of paths.map((path) => path.replace("/app/", ""))) {
    const goal = join(folder, to.endsWith("/") ? join(to, basename(source)) : to);
    mkdirSync(dirname(goal), { recursive: true });
    const filter = (from: string) => !NOT_IN_IMAGES.has(from);
    cpSync(source === ".next" ? BUILD : source, goal, { recursive: true, filter });
  }
}

/** The storefront's build is the one that the journeys run on. */
function buildWorkspace(target: string): void {
  for (const { text } of readStage(`${target}-build`)) {
    const [, args] = /npm (run build --workspace \w+)/.exec(text) ?? [];
    if (args && spawnSync("npm", args.split(" ")).status !== 0) throw new Error(`npm ${args} failed`);
  }
}

function readVariables(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** Follows the instructions of an image without a container, on the build that is there. */
export function assembleImage(target: "storefront" | "backend"): Image {
  const folder = mkdtempSync(join(tmpdir(), `madia-image-${target}-`));
  const image: Image = {
    folder,
    args: [],
    env: {},
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  buildWorkspace(target);
  for (const { name, text } of readStage(target)) {
    if (name === "COPY") copy(folder, text);
    if (name === "RUN") for (const command of text.split("&&")) runCommand(folder, command);
    if (name === "ENV") Object.assign(image.env, readVariables(text));
    if (name === "CMD") image.args = z.array(z.string()).parse(JSON.parse(text)).slice(1);
  }
  return image;
}
