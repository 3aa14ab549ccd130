import { relative, sep } from "node:path";
import { isInCycle, repositoryPath } from "./import-graph.mjs";
import { layerBreach } from "./layers.mjs";

const isTypeOnly = (node) =>
  node.importKind === "type" ||
  node.exportKind === "type" ||
  node.type === "TSImportType" ||
  (node.specifiers?.length > 0 && node.specifiers.every(({ importKind }) => importKind === "type"));

/** Every way to import a file: `import`, `export … from`, `import()` and `import("…")` as a type. */
function eachImport(check) {
  const visit = (node) => {
    const source = node.source ?? node.argument?.literal ?? node.argument;
    if (typeof source?.value === "string") check(node, source.value);
  };
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
    TSImportType: visit,
  };
}

const fileOf = (context) => relative(context.cwd, context.filename).split(sep).join("/");

const layers = {
  meta: { type: "problem", schema: [], messages: { breach: "{{ reason }}" } },
  create(context) {
    const file = fileOf(context);
    return eachImport((node, specifier) => {
      const path = repositoryPath(file, specifier);
      const reason = path && layerBreach(file, path, isTypeOnly(node));
      if (reason) context.report({ node, messageId: "breach", data: { reason } });
    });
  },
};

const noCycle = {
  meta: { type: "problem", schema: [], messages: { cycle: "{{ specifier }} leads back to this file" } },
  create(context) {
    const file = fileOf(context);
    return eachImport((node, specifier) => {
      if (isInCycle(context.cwd, file, specifier))
        context.report({ node, messageId: "cycle", data: { specifier } });
    });
  },
};

export const importRules = { layers, "no-cycle": noCycle };
