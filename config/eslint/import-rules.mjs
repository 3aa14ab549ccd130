import { relative, sep } from "node:path";
import { isInCycle, repositoryPath } from "./import-graph.mjs";
import { layerBreach } from "./layers.mjs";

/** @import { Rule } from "eslint" */

/** @typedef {{ value?: unknown, literal?: { value?: unknown } }} Source */

/**
 * What the nodes of all ways to import have in common.
 * @typedef {object} ImportNode
 * @property {string} type
 * @property {Source | null} [source]
 * @property {Source} [argument]
 * @property {string} [importKind]
 * @property {string} [exportKind]
 * @property {{ importKind?: string }[]} [specifiers]
 */

/** @param {ImportNode} node */
function isTypeOnly({ type, importKind, exportKind, specifiers = [] }) {
  const isTypeList = specifiers.length > 0 && specifiers.every((name) => name.importKind === "type");
  return importKind === "type" || exportKind === "type" || type === "TSImportType" || isTypeList;
}

/**
 * Every way to import a file: `import`, `export … from`, `import()` and `import("…")` as a type.
 * @param {(specifier: string, isType: boolean, node: Rule.Node) => void} check
 * @returns {Rule.RuleListener}
 */
function eachImport(check) {
  /** @param {Rule.Node} found */
  const visit = (found) => {
    const node = /** @type {ImportNode} */ (/** @type {unknown} */ (found));
    const source = node.source ?? node.argument?.literal ?? node.argument;
    if (typeof source?.value === "string") check(source.value, isTypeOnly(node), found);
  };
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
    TSImportType: visit,
  };
}

/** @param {Rule.RuleContext} context */
const fileOf = (context) => relative(context.cwd, context.filename).split(sep).join("/");

/** @type {Rule.RuleModule} */
const layers = {
  meta: { type: "problem", schema: [], messages: { breach: "{{ reason }}" } },
  create(context) {
    const file = fileOf(context);
    return eachImport((specifier, isType, node) => {
      const path = repositoryPath(file, specifier);
      const reason = path && layerBreach(file, path, isType);
      if (reason) context.report({ node, messageId: "breach", data: { reason } });
    });
  },
};

/** @type {Rule.RuleModule} */
const noCycle = {
  meta: { type: "problem", schema: [], messages: { cycle: "{{ specifier }} leads back to this file" } },
  create(context) {
    const file = fileOf(context);
    return eachImport((specifier, _isType, node) => {
      if (isInCycle(context.cwd, file, specifier))
        context.report({ node, messageId: "cycle", data: { specifier } });
    });
  },
};

export const importRules = { layers, "no-cycle": noCycle };
