import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(import.meta.url);
const root = dirname(dirname(script));
const STAMP = "sources.json";

/** @param {string[]} paths */
const hash = (paths) => {
  const sum = createHash("sha256");
  for (const path of paths) sum.update(path).update(readFileSync(join(root, path)));
  return sum.digest("hex");
};

/** @param {string} outdir */
function isCurrent(outdir) {
  const stamp = join(outdir, STAMP);
  if (!existsSync(stamp)) return false;
  /** @type {{ paths: string[], sum: string }} */
  const { paths, sum } = JSON.parse(readFileSync(stamp, "utf8"));
  return paths.every((path) => existsSync(join(root, path))) && hash(paths) === sum;
}

const TRACING = ["api", "exporter-trace-otlp-http", "resources", "sdk-trace-node"].map(
  (name) => `@opentelemetry/${name}`,
);
/** These bring files or native code of their own and are left to Node. */
const EXTERNAL = ["@electric-sql/pglite", ...TRACING, "esbuild", "pg", "pg-native", "sharp"];
/** CommonJS packages call `require`, which ES modules lack. */
const BANNER =
  'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);';

/** @param {string} path */
const isPackage = (path) => path.startsWith("node_modules/");

/**
 * A package found only through the storefront would be missing where the backend is installed alone.
 * @param {import("esbuild").Metafile} metafile
 */
function requireDeclared({ inputs }) {
  const { dependencies } = JSON.parse(readFileSync(join(root, "backend/package.json"), "utf8"));
  const isDeclared = (/** @type {string} */ path) =>
    Object.keys(dependencies).some((name) => path === name || path.startsWith(`${name}/`));
  const undeclared = Object.entries(inputs)
    .filter(([path]) => !isPackage(path))
    .flatMap(([, { imports }]) => imports)
    .filter(({ external, path }) => (external ? !isBuiltin(path) : isPackage(path)))
    .map(({ path }) => path.replace(/^node_modules\//, ""))
    .filter((path) => !isDeclared(path));
  if (undeclared.length > 0)
    throw new Error(`Declare in backend/package.json: ${[...new Set(undeclared)].join(", ")}`);
}

/**
 * Compiles entry points and what they import: one file opens faster than the hundreds of a package.
 * @param {Record<string, string>} entryPoints
 * @param {string} outFolder
 * @param {import("esbuild").Plugin[]} [plugins]
 */
export async function compile(entryPoints, outFolder, plugins = []) {
  const outdir = join(root, outFolder);
  if (isCurrent(outdir)) return false;
  const { build, stop } = await import("esbuild");
  rmSync(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
    banner: { js: BANNER },
    platform: "node",
    target: "node20.19",
    format: "esm",
    sourcemap: true,
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    plugins,
    tsconfig: join(root, "tsconfig.json"),
    logLevel: "warning",
  });
  await stop();
  requireDeclared(metafile);
  const sources = Object.keys(metafile.inputs).filter((path) => !isPackage(path));
  const paths = [...sources, relative(root, script), "package-lock.json"].sort();
  writeFileSync(join(outdir, STAMP), JSON.stringify({ sum: hash(paths), paths }));
  return true;
}

export const compileBackend = () =>
  compile(
    {
      main: "backend/main.ts",
      backup: "backend/backup-main.ts",
      "draw-worker": "backend/pictures/draw-worker.ts",
    },
    "backend/dist",
  );

if (process.argv[1] && resolve(process.argv[1]) === script) await compileBackend();
