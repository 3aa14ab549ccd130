const KEBAB = /^\[{0,2}(?:\.\.\.)?[a-z0-9~]+(?:[-.][a-z0-9]+)*\]{0,2}$/;

/** Files are named in kebab-case, as the imports that name them. */
const kebabCase = {
  meta: { type: "suggestion", schema: [], messages: { name: "Name the file in kebab-case: {{ name }}" } },
  create: (context) => ({
    Program(node) {
      const name = context.filename
        .split("/")
        .at(-1)
        .replace(/\.(?:d\.)?[cm]?[jt]sx?$/, "");
      if (!KEBAB.test(name)) context.report({ node, messageId: "name", data: { name } });
    },
  }),
};

/** The words `utils` and `helpers` say nothing about a file. */
const sayingName = {
  meta: { type: "suggestion", schema: [], messages: { name: "Name the file after what it holds" } },
  create: (context) => ({
    Program(node) {
      if (/\b(?:utils?|helpers?|misc|common)\.[jt]sx?$/.test(context.filename)) {
        context.report({ node, messageId: "name" });
      }
    },
  }),
};

export const fileRules = { rules: { "kebab-case": kebabCase, "saying-name": sayingName } };
