const transformer = {
  /**
   * @param {string} _source
   * @param {string} path
   */
  process: (_source, path) => ({
    code: `module.exports = globalThis.backendModule(${JSON.stringify(path)});`,
  }),
  /**
   * @param {string} _source
   * @param {string} path
   */
  getCacheKey: (_source, path) => path,
};

export default transformer;
