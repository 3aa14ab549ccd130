const { createHash } = require("node:crypto");

const VERSION = 2;

// PGlite uses import(), which Jest's sandbox does not support.
module.exports = {
  process: (source) => ({
    code: `const nodeRequire = require; ${source.replace(
      /\bimport\(("[^"]+")\)/g,
      "Promise.resolve().then(() => nodeRequire($1))",
    )}`,
  }),
  getCacheKey: (source) => createHash("sha256").update(`${VERSION}${source}`).digest("hex"),
};
