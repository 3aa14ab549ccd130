const KEBAB = /^\[{0,2}(?:\.\.\.)?[a-z0-9~]+(?:[-.][a-z0-9]+)*\]{0,2}$/;

/** @import { Rule } from "eslint" */

/** @type {Rule.RuleModule} */
const kebabCase = {
  meta: { type: "suggestion", schema: [], messages: { name: "Name the file in kebab-case: {{ name }}" } },
  create: (context) => ({
    Program(node) {
      const name = context.filename.replace(/^.*\//, "").replace(/\.(?:d\.)?[cm]?[jt]sx?$/, "");
      if (!KEBAB.test(name)) context.report({ node, messageId: "name", data: { name } });
    },
  }),
};

/** @type {Rule.RuleModule} */
const descriptiveName = {
  meta: { type: "suggestion", schema: [], messages: { name: "Give the file a descriptive name" } },
  create: (context) => ({
    Program(node) {
      if (/\b(?:utils?|helpers?|misc|common)\.[jt]sx?$/.test(context.filename)) {
        context.report({ node, messageId: "name" });
      }
    },
  }),
};

/** @type {Rule.RuleModule} */
const ownStyles = {
  meta: {
    type: "problem",
    schema: [],
    messages: { folder: "A style file is used in its own folder only: use a component of components/ui." },
  },
  create: (context) => ({
    ImportDeclaration(node) {
      const { value } = node.source;
      if (typeof value === "string" && /\.module\.css$/.test(value) && !/^\.\/[^/]+$/.test(value))
        context.report({ node, messageId: "folder" });
    },
  }),
};

export const fileRules = {
  "kebab-case": kebabCase,
  "descriptive-name": descriptiveName,
  "own-styles": ownStyles,
};
