import vm from "node:vm";

const compileFunction = vm.compileFunction;

/** @type {Map<string, { source: string, script: vm.Script }>} */
const scripts = new Map();

/**
 * Jest compiles each module once for each test file that loads it. Here a worker compiles it once, and its
 * functions stay compiled from one test file to the next.
 */
vm.compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(source, parameters, options);
  const start = `(function (${parameters.join(", ")}) {`;
  const key = `${filename} ${start}`;
  let known = scripts.get(key);
  if (known?.source !== source) {
    const script = new vm.Script(`${start}${source}\n})`, { filename, columnOffset: -start.length });
    known = { source, script };
    scripts.set(key, known);
  }
  return known.script.runInContext(parsingContext);
};
