import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import typescript, { type Node } from "typescript";
import messages from "@/messages/it.json";

type Tree = { [key: string]: Tree | string };
type Source = { imports: string[]; texts: string[]; listed: string[]; code: string };

const ENDINGS = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];

function fileOf(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith("@/")
    ? specifier.slice(2)
    : specifier.startsWith(".") && join(dirname(from), specifier);
  if (!path) return undefined;
  return ENDINGS.map((ending) => path + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** The longest beginning of a dotted text that names messages. */
function messagePath(text: string): string {
  const found: string[] = [];
  let tree: Tree | string | undefined = messages;
  for (const key of text.split(".")) {
    if (typeof tree !== "object" || !Object.hasOwn(tree, key)) break;
    found.push(key);
    tree = tree[key];
  }
  return found.join(".");
}

function descendants(node: Node): Node[] {
  const found = [node];
  typescript.forEachChild(node, (child) => void found.push(...descendants(child)));
  return found;
}

const isCallOf = (node: Node, name: string) =>
  typescript.isCallExpression(node) &&
  typescript.isIdentifier(node.expression) &&
  node.expression.text === name;

function importOf(node: Node): string[] {
  if (
    typescript.isImportDeclaration(node) &&
    node.importClause?.phaseModifier === typescript.SyntaxKind.TypeKeyword
  )
    return [];
  const specifier =
    typescript.isImportDeclaration(node) || typescript.isExportDeclaration(node)
      ? node.moduleSpecifier
      : typescript.isCallExpression(node) && node.expression.kind === typescript.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : undefined;
  return specifier && typescript.isStringLiteral(specifier) ? [specifier.text] : [];
}

/** `t("note")`, whose texts are in the namespace of `t`. */
function isInNamespace(node: Node, translators: ReadonlySet<string>): boolean {
  let call = node.parent;
  while (typescript.isExpression(call) && !typescript.isCallExpression(call)) call = call.parent;
  if (!typescript.isCallExpression(call)) return false;
  const callee = typescript.isPropertyAccessExpression(call.expression)
    ? call.expression.expression
    : call.expression;
  return typescript.isIdentifier(callee) && translators.has(callee.text);
}

/** `useTranslations("orders")`, `t("errors.network")` and the beginning of `errors.${code}`. */
function textOf(node: Node, translators: ReadonlySet<string>): string[] {
  const isText = typescript.isTemplateHead(node) || typescript.isStringLiteral(node);
  if (!isText || isInNamespace(node, translators)) return [];
  if (typescript.isTemplateHead(node)) return [messagePath(node.text)].filter(Boolean);
  if (messagePath(node.text) !== node.text) return [];
  if (isCallOf(node.parent, "getTranslations")) return [];
  return isCallOf(node.parent, "useTranslations") || node.text.includes(".") ? [node.text] : [];
}

const listedIn = (node: Node): string[] =>
  typescript.isStringLiteral(node) &&
  typescript.isArrayLiteralExpression(node.parent) &&
  messagePath(node.text) === node.text
    ? [node.text]
    : [];

/** Names of the functions that translate the texts of one namespace. */
function namespacedTranslators(nodes: Node[]): Set<string> {
  const calls = nodes
    .filter(typescript.isVariableDeclaration)
    .flatMap(({ name, initializer }) =>
      initializer && typescript.isCallExpression(initializer) && isCallOf(initializer, "useTranslations")
        ? [{ name: name.getText(), isNamespaced: initializer.arguments.length > 0 }]
        : [],
    );
  const others = new Set(calls.filter(({ isNamespaced }) => !isNamespaced).map(({ name }) => name));
  return new Set(calls.map(({ name }) => name).filter((name) => !others.has(name)));
}

/** A provider, or a list for those of several pages. */
const PROVIDER = /<(?:ClientMessagesProvider|PageMessages)\b|: MessageNamespace\[\] = \[/;

const sources = new Map<string, Source>();

function readSource(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const code = readFileSync(file, "utf8");
  const nodes = descendants(typescript.createSourceFile(file, code, typescript.ScriptTarget.Latest, true));
  const translators = namespacedTranslators(nodes);
  const source = {
    code,
    imports: nodes.flatMap(importOf).flatMap((specifier) => fileOf(file, specifier) ?? []),
    texts: nodes.flatMap((node) => textOf(node, translators)),
    listed: nodes.flatMap(listedIn),
  };
  sources.set(file, source);
  return source;
}

/** What components and their helpers ask for, with the file that does; a page's own texts are the server's. */
function findTexts(page: string): Map<string, string> {
  const texts = new Map<string, string>();
  const visited = new Set<string>();
  const visit = (file: string): void => {
    if (visited.has(file)) return;
    visited.add(file);
    const source = readSource(file);
    if (!file.startsWith("app/")) for (const text of source.texts) texts.set(text, file);
    source.imports.forEach(visit);
  };
  visit(page);
  return texts;
}

const PAGE_MESSAGES = "components/forms/page-messages.tsx";

/** The file and what it imports, where they have a provider; the shared texts of `PageMessages` apart. */
const findProviders = (file: string): Source[] =>
  [file, ...readSource(file).imports]
    .filter((name) => name !== PAGE_MESSAGES)
    .map(readSource)
    .filter(({ code }) => PROVIDER.test(code));

/** The page or its nearest layout, whichever has a provider. */
function findProviderFile(page: string): string | undefined {
  const folders = dirname(page).split("/");
  const layouts = folders.map(
    (_, depth) => `${folders.slice(0, folders.length - depth).join("/")}/layout.tsx`,
  );
  return [page, ...layouts.filter((layout) => existsSync(layout))].find(
    (file) => findProviders(file).length > 0,
  );
}

const findListed = (file: string): string[] => findProviders(file).flatMap(({ listed }) => listed);

/** With the shared texts of `PageMessages`. */
function findProvided(file: string): string[] {
  const isShared = findProviders(file).some(({ code }) => code.includes("<PageMessages"));
  return [...findListed(file), ...(isShared ? readSource(PAGE_MESSAGES).listed : [])];
}

const isWithin = (text: string, path: string) => text === path || text.startsWith(`${path}.`);

/** "text (file)" of each that the page may show in the browser and does not get. */
export function findMissingMessages(page: string): string[] {
  const file = findProviderFile(page);
  // Its texts come as props.
  if (!file) return [];
  const provided = findProvided(file);
  return [...findTexts(page)]
    .filter(([text]) => !provided.some((path) => isWithin(text, path)))
    .map(([text, component]) => `${text} (${component})`);
}

const readText = (path: string): Tree | string =>
  path
    .split(".")
    .reduce<Tree | string>((tree, key) => (typeof tree === "object" && tree[key]) || "", messages);

const sizeOf = (path: string): number => JSON.stringify(readText(path)).length;

/** Where the parts of a longer namespace are listed instead. */
const MAX_UNUSED = 1_000;

/** What a page or a layout lists, and of which it and its pages show nothing, or so little that its parts should be listed. */
export function findUnusedMessages(file: string, pages: string[]): string[] {
  const texts = [...new Set([file, ...pages].flatMap((shownOn) => [...findTexts(shownOn).keys()]))];
  const unusedIn = (path: string): number => {
    if (texts.some((text) => isWithin(path, text))) return 0;
    const shown = texts.filter((text) => isWithin(text, path));
    if (shown.length === 0) return Infinity;
    return sizeOf(path) - shown.reduce((sum, text) => sum + sizeOf(text), 0);
  };
  return findListed(file).filter((path) => unusedIn(path) > MAX_UNUSED);
}

/** The pages of each page or layout that has a provider. */
export function groupByProvider(pages: string[]): [file: string, pages: string[]][] {
  const groups = new Map<string, string[]>();
  for (const page of pages) {
    const file = findProviderFile(page);
    if (file) groups.set(file, [...(groups.get(file) ?? []), page]);
  }
  return [...groups];
}
