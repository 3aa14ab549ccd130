/** @import { Rule } from "eslint" */

/**
 * What the nodes of JSX attributes and their values have in common.
 * @typedef {object} JsxNode
 * @property {string} type
 * @property {{ name?: unknown }} [name]
 * @property {JsxNode[]} [attributes]
 * @property {JsxNode & { value?: unknown }} [value]
 * @property {JsxNode & { value?: unknown, quasis?: { value: { raw: string } }[] }} [expression]
 */

const HOME = "components/ui/link.tsx";

const NO_PAGE = /^(?:#|tel:|mailto:|https?:)/;

/** @param {JsxNode | undefined} attribute */
function literalStart(attribute) {
  const value = attribute?.value;
  const expression = value?.type === "JSXExpressionContainer" ? value.expression : value;
  if (typeof expression?.value === "string") return expression.value;
  return attribute?.value?.expression?.quasis?.[0]?.value.raw ?? "";
}

/** @param {JsxNode} element */
function isDocumentNavigation({ attributes = [] }) {
  /** @param {string} name */
  const find = (name) => attributes.find((attribute) => attribute.name?.name === name);
  return Boolean(find("download") ?? find("target")) || NO_PAGE.test(literalStart(find("href")));
}

/** @type {Rule.RuleModule} */
const link = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      anchor: "Links inside the shop are <Link> of components/ui/link.",
      next: "Links inside the shop are <Link> of components/ui/link, not next/link: docs/decisions/navigation.md",
    },
  },
  create(context) {
    if (context.filename.endsWith(HOME)) return {};
    return {
      ImportDeclaration(node) {
        if (node.source.value === "next/link") context.report({ node, messageId: "next" });
      },
      /** @param {Rule.Node & { name: { name?: unknown } }} node */
      JSXOpeningElement(node) {
        const element = /** @type {JsxNode} */ (/** @type {unknown} */ (node));
        if (node.name.name === "a" && !isDocumentNavigation(element))
          context.report({ node, messageId: "anchor" });
      },
    };
  },
};

export const linkRules = { link };
