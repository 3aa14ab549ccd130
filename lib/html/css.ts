import postcss, {
  type AtRule,
  type ChildNode,
  CssSyntaxError,
  type Declaration,
  type Root,
  type Rule,
} from "postcss";

const PROPERTIES =
  /^(?:color|background|background-color|opacity|font(?:-size|-weight|-style|-family|-variant)?|line-height|letter-spacing|text-(?:align|decoration|transform|indent|shadow)|white-space|word-break|vertical-align|(?:margin|padding)(?:-(?:top|right|bottom|left|inline|block))?|border(?:-(?:top|right|bottom|left))?(?:-(?:color|style|width|radius))?|box-shadow|(?:min-|max-)?(?:width|height)|display|gap|row-gap|column-gap|flex(?:-(?:direction|wrap|flow|grow|shrink|basis))?|grid-template-columns|(?:align|justify)-(?:items|content|self)|object-fit|aspect-ratio|list-style(?:-type)?|overflow(?:-[xy])?|columns|order)$/;
const VALUE = /^[\w\s#%.,()+*/'"!-]{1,200}$/;
const BAD_VALUE = /url|expression|image|attr|element|var|env|import|javascript|behaviou?r|binding/i;
const SELECTOR = /^[\w\s.#>+~*:-]+(?:\([\w\s+-]{1,12}\)[\w\s.#>+~*:-]*)*$/;
const MEDIA = /^[\w\s():,.-]{1,120}$/;
const MAX_CSS_LENGTH = 20_000;
const MAX_PARSES = 10;
/** Deeper than real style sheets nest; the parser's work grows faster than the depth. */
const MAX_DEPTH = 10;

function formatDeclaration({ prop, value, important }: Declaration): string {
  const name = prop.toLowerCase();
  const isSafe = PROPERTIES.test(name) && VALUE.test(value) && !BAD_VALUE.test(value);
  return isSafe ? `${name}:${value}${important ? " !important" : ""}` : "";
}

function scopeSelectors(selectors: string[], scope: string): string {
  const safe = selectors
    .map((selector) => selector.replace(/\s+/g, " ").trim())
    .filter((selector) => SELECTOR.test(selector) && !/^[>+~]/.test(selector))
    .map((selector) => selector.replace(/^(?:html|body|:root|\*)(?![\w-])\s*/i, "").trim())
    .filter((selector) => !/^[>+~]/.test(selector));
  return safe.map((selector) => (selector ? `${scope} ${selector}` : scope)).join(",");
}

/** Rules with others nested in them are dropped. */
function formatRule({ selectors, nodes }: Rule, scope: string): string {
  const content = nodes.filter(({ type }) => type !== "comment");
  const declarations = content.filter((node) => node.type === "decl");
  if (declarations.length < content.length) return "";
  const scoped = scopeSelectors(selectors, scope);
  const body = declarations.map(formatDeclaration).filter(Boolean).join(";");
  return scoped && body ? `${scoped}{${body}}` : "";
}

function formatMedia({ name, params, nodes = [] }: AtRule, scope: string): string {
  if (name.toLowerCase() !== "media" || !MEDIA.test(params)) return "";
  const rules = nodes.map((node) => (node.type === "rule" ? formatRule(node, scope) : "")).join("");
  return rules && `@media ${params}{${rules}}`;
}

function formatNode(node: ChildNode, scope: string): string {
  if (node.type === "rule") return formatRule(node, scope);
  return node.type === "atrule" ? formatMedia(node, scope) : "";
}

/** Parses up to the first syntax error. */
function parseCss(css: string, parses = 1): Root {
  try {
    return postcss.parse(css, { map: false });
  } catch (cause) {
    if (!(cause instanceof CssSyntaxError) || !cause.line || !cause.column) return postcss.root();
    if (parses === MAX_PARSES) return postcss.root();
    const lines = css.split("\n").slice(0, cause.line);
    const before = [...lines.slice(0, -1), lines.at(-1)?.slice(0, cause.column - 1) ?? ""].join("\n");
    return before.length < css.length ? parseCss(before, parses + 1) : postcss.root();
  }
}

function isTooDeep(css: string): boolean {
  let depth = 0;
  for (const [brace] of css.matchAll(/[{}]/g)) {
    depth = brace === "{" ? depth + 1 : Math.max(0, depth - 1);
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

export function scopeCss(css: string, scope: string): string {
  const text = css.slice(0, MAX_CSS_LENGTH).replace(/\r\n?|\f/g, "\n");
  const bare = text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, " ");
  if (/[<\\\u0000]/.test(bare) || isTooDeep(bare)) return "";
  return parseCss(text)
    .nodes.map((node) => formatNode(node, scope))
    .join("");
}
