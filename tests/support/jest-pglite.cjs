const { createHash } = require("node:crypto");

const VERSION = 2;

// PGlite loads parts of Node by import(), which a test's sandbox does not have.
module.exports = {
  process: (source) => ({
    code: `const nodeRequire = require; ${source.replace(
      /\bimport\(("[^"]+")\)/g,
      "Promise.resolve().then(() => nodeRequire($1))",
    )}`,
  }),
  getCacheKey: (source) => createHash("sha256").update(`${VERSION}${source}`).digest("hex"),
};
