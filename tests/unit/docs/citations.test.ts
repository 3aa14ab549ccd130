import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const ROOT = process.cwd();
const SOURCES = ["app", "backend", "components", "config", "lib", "scripts", "server", "tests"];

function listFiles(folder: string, extension: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && extension.test(entry.name) && !entry.parentPath.includes("node_modules"),
    )
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

function anchorsIn(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading)));
}

const documents = new Map(
  [
    ...["docs", "server", "backend", "deploy", "examples"].flatMap((folder) => listFiles(folder, /\.md$/)),
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
  ].map((path) => [path, read(path)]),
);

function leadsSomewhere(path: string, anchor: string | undefined): boolean {
  const text = documents.get(path);
  return text !== undefined && (!anchor || anchorsIn(text).has(anchor));
}

it("finds the section of every requirement cited in code and tests", () => {
  const citations = SOURCES.flatMap((folder) => listFiles(folder, /\.(?:tsx?|mjs|css)$/)).flatMap((file) =>
    [...read(file).matchAll(/\brequirements\/([a-z-]+)#([a-z0-9-]+)/g)].map(([, page = "", anchor]) => ({
      file,
      cited: `docs/requirements/${page}.md#${anchor}`,
      found: leadsSomewhere(`docs/requirements/${page}.md`, anchor),
    })),
  );
  expect(citations.length).toBeGreaterThan(50);
  expect(citations.filter(({ found }) => !found)).toEqual([]);
});

it("finds every document cited in code, and no numbered specification", () => {
  const files = SOURCES.flatMap((folder) => listFiles(folder, /\.(?:tsx?|mjs|css)$/));
  const missing = files.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/-]+\.md/g)]
      .filter(([path]) => !documents.has(path))
      .map(([path]) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
  expect(files.filter((file) => /\bspec \d §/.test(read(file)))).toEqual([]);
});

it("follows every link between documents", () => {
  const broken = [...documents].flatMap(([path, text]) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
      .filter(([, target = "", anchor]) => {
        const to = target ? join(dirname(path), target) : path;
        return to.endsWith(".md") && !leadsSomewhere(to, anchor);
      })
      .map(([link]) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it("names files that exist, but for the examples that a reader creates", () => {
  const folders = [...SOURCES, "brand", "deploy", "docs", "messages", "public"];
  const files = [...documents].flatMap(([document, text]) =>
    [...text.matchAll(/`([a-z]+)(\/[\w./[\]()-]+\.\w+)`/g)]
      .filter(([, folder = ""]) => folders.includes(folder))
      .map(([, folder = "", rest = ""]) => ({ document, path: folder + rest })),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter(({ path }) => !/\bmy-/.test(path) && !existsSync(join(ROOT, path)))).toEqual([]);
});
