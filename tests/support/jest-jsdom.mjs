import selectors from "jsdom/lib/jsdom/living/helpers/selectors.js";
import { TestEnvironment } from "jest-environment-jsdom";
import { disableAsyncStorages } from "./jest-async-storage.mjs";
import "./jest-scripts.mjs";

/** @type {Map<string, Set<string | undefined> | undefined>} */
const known = new Map();

/**
 * The tags that a selector matches, if it names one in each of its parts.
 * @param {string} selector
 */
function findTags(selector) {
  if (known.has(selector)) return known.get(selector);
  const tags = selector.split(",").map((part) => /(?:^|[\s>])([a-z]\w*)[^\s>]*$/.exec(part.trim())?.[1]);
  const isUnclear =
    /["'()+~|\\]/.test(selector.replaceAll(/\[type="\w+"\]/g, "")) || tags.includes(undefined);
  known.set(selector, isUnclear ? undefined : new Set(tags));
  return known.get(selector);
}

const { matchesDontThrow } = selectors;
if (!matchesDontThrow) throw new Error("jsdom has no matchesDontThrow any more: drop or renew this file.");

// Before each query by role jsdom matches a hundred rules of the browser's style sheet with each element.
selectors.matchesDontThrow = (element, selector) => {
  const tags = findTags(selector);
  return (!tags || tags.has(element.localName)) && matchesDontThrow(element, selector);
};

const { propertiesWithResolvedValueImplemented: resolved } =
  await import("jsdom/lib/jsdom/living/helpers/style-rules.js");
// No test reads colours, and each would be resolved from element to element up to the root.
for (const property of Object.keys(resolved)) if (property.endsWith("color")) delete resolved[property];

export default class BrowserEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    disableAsyncStorages();
  }
}
