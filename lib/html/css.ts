const PROPERTIES =
  /^(?:color|background|background-color|opacity|font(?:-size|-weight|-style|-family|-variant)?|line-height|letter-spacing|text-(?:align|decoration|transform|indent|shadow)|white-space|word-break|vertical-align|(?:margin|padding)(?:-(?:top|right|bottom|left|inline|block))?|border(?:-(?:top|right|bottom|left))?(?:-(?:color|style|width|radius))?|box-shadow|(?:min-|max-)?(?:width|height)|display|gap|row-gap|column-gap|flex(?:-(?:direction|wrap|flow|grow|shrink|basis))?|grid-template-columns|(?:align|justify)-(?:items|content|self)|object-fit|aspect-ratio|list-style(?:-type)?|overflow(?:-[xy])?|columns|order)$/;
const VALUE = /^[\w\s#%.,()+*/'"!-]{1,200}$/;
const BAD_VALUE = /url|expression|image|attr|element|var|env|import|javascript|behaviou?r|binding/i;
const SELECTOR = /^[\w\s.#>+~*:-]+(?:\([\w\s+-]{1,12}\)[\w\s.#>+~*:-]*)*$/;
const MEDIA = /^@media\s+[\w\s():,.-]{1,120}$/i;
const MAX_CSS_LENGTH = 20_000;

function safeDeclarations(body: string): string {
  return body
    .split(";")
    .map((declaration) => {
      const at = declaration.indexOf(":");
      const name = declaration.slice(0, at).trim().toLowerCase();
      const value = declaration.slice(at + 1).trim();
      const isSafe = at > 0 && PROPERTIES.test(name) && VALUE.test(value) && !BAD_VALUE.test(value);
      return isSafe ? `${name}:${value}` : "";
    })
    .filter(Boolean)
    .join(";");
}

function scopeSelectors(selectors: string, scope: string): string {
  const safe = selectors
    .split(",")
    .map((selector) => selector.replace(/\s+/g, " ").trim())
    .filter((selector) => SELECTOR.test(selector) && !/^[>+~]/.test(selector))
    .map((selector) => selector.replace(/^(?:html|body|:root|\*)(?![\w-])\s*/i, "").trim())
    .filter((selector) => !/^[>+~]/.test(selector));
  return safe.map((selector) => (selector ? `${scope} ${selector}` : scope)).join(",");
}

function formatRule(prelude: string, body: string, scope: string): string {
  const selectors = scopeSelectors(prelude, scope);
  const declarations = safeDeclarations(body);
  return selectors && declarations ? `${selectors}{${declarations}}` : "";
}

function blockEnd(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}" && --depth === 0) return at;
  }
  return -1;
}

function formatRules(css: string, scope: string, depth: number): string {
  let output = "";
  for (let at = 0; ;) {
    const open = css.indexOf("{", at);
    const close = open < 0 ? -1 : blockEnd(css, open);
    if (close < 0) return output;
    const prelude = (css.slice(at, open).split(";").at(-1) ?? "").trim();
    const body = css.slice(open + 1, close);
    if (prelude.startsWith("@")) {
      const inner = depth === 0 && MEDIA.test(prelude) ? formatRules(body, scope, 1) : "";
      if (inner) output += `${prelude}{${inner}}`;
    } else if (!body.includes("{")) output += formatRule(prelude, body, scope);
    at = close + 1;
  }
}

export function scopeCss(css: string, scope: string): string {
  const plain = css.slice(0, MAX_CSS_LENGTH).replace(/\/\*[\s\S]*?(?:\*\/|$)/g, " ");
  return /[<\\\u0000]/.test(plain) ? "" : formatRules(plain, scope, 0);
}
