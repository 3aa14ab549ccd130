/** Fields that React reads arguments from, and what they refer to. */
const SCRIPTED_PART = /^(?<prefix>)(?:0|[1-9]\d{0,8})$/;
const PART = /^(?<prefix>\$ACTION_\d{1,9}:)(?:0|[1-9]\d{0,8})$/;
/** The others that name an action. */
const ACTION_NAME = /^\$ACTION_(?:ID_[\da-f]{1,100}|REF_\d{1,9}|KEY)$/;
/** A `$` that was typed is doubled. */
const CONSTANT = /^\$(?:undefined$|NaN$|-?Infinity$|-0$|\$)/;
const FORM = /^\$K[\da-f]{1,8}$/;
/** Only a form without scripts has a promise: of the arguments beside its action. */
const PROMISE = /^\$@(?<number>\d{1,9})$/;
const REFERENCE = /^\$(?<number>\d{1,9})(?<path>(?::[^:]{1,100}){0,32})$/;
const MAX_ARGUMENTS = 2;
const MAX_DEPTH = 32;

/** @typedef {Map<string, unknown>} Parts */

/**
 * A field of the form itself. React takes every name that is a number for a part: ` 0`, `0x0`, the empty one.
 * @param {string} name
 * @param {boolean} isScripted
 */
function isField(name, isScripted) {
  if (isScripted) return Number.isNaN(Number(name));
  return !name.startsWith("$ACTION_") || ACTION_NAME.test(name);
}

/**
 * Null: one is not JSON, or there twice.
 * @param {FormData} form
 * @param {RegExp} pattern
 * @param {boolean} isScripted
 * @returns {Parts | null}
 */
function readParts(form, pattern, isScripted) {
  /** @type {Parts} */
  const parts = new Map();
  try {
    for (const [name, value] of form) {
      if (isField(name, isScripted)) continue;
      if (parts.has(name) || !pattern.test(name)) return null;
      parts.set(name, JSON.parse(String(value)));
    }
  } catch {
    return null;
  }
  return parts;
}

/**
 * What is the same in several places is written once.
 * @param {Parts} parts
 * @param {string} name
 * @param {string} path
 */
function refersToObject(parts, name, path) {
  let found = parts.get(name);
  for (const key of path.split(":").slice(1)) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return false;
    found = /** @type {Record<string, unknown>} */ (found)[key];
  }
  return typeof found === "object" && found !== null;
}

/**
 * @param {string} text
 * @param {string} prefix
 * @param {Parts} parts
 */
function isKnownText(text, prefix, parts) {
  if (!text.startsWith("$") || CONSTANT.test(text)) return true;
  if (prefix === "" && FORM.test(text)) return true;
  const promised = PROMISE.exec(text)?.groups?.number;
  if (promised !== undefined) return prefix !== "" && parts.has(prefix + promised);
  const { number, path = "" } = REFERENCE.exec(text)?.groups ?? {};
  return number !== undefined && refersToObject(parts, prefix + number, path);
}

/**
 * @param {unknown} value
 * @param {(text: string) => boolean} isKnown
 * @param {number} [depth]
 * @returns {boolean}
 */
function isPlain(value, isKnown, depth = 0) {
  if (typeof value === "string") return isKnown(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth >= MAX_DEPTH || Object.hasOwn(value, "then") || Object.hasOwn(value, "__proto__")) return false;
  return Object.values(value).every((part) => isPlain(part, isKnown, depth + 1));
}

/** @param {unknown} list */
const endsWithForm = (list) =>
  Array.isArray(list) && list.length <= MAX_ARGUMENTS && FORM.test(String(list.at(-1)));

/**
 * Whether the arguments of an action are data and, with scripts, a form at the end: React would also decode functions,
 * streams and objects of other kinds, none of which an action of the shop takes.
 * @param {FormData} form
 * @param {{ isScripted: boolean }} options
 */
export function hasPlainArguments(form, { isScripted }) {
  const pattern = isScripted ? SCRIPTED_PART : PART;
  const parts = readParts(form, pattern, isScripted);
  if (!parts || (isScripted && !endsWithForm(parts.get("0")))) return false;
  return [...parts].every(([name, value]) => {
    const prefix = pattern.exec(name)?.groups?.prefix ?? "";
    return isPlain(value, (text) => isKnownText(text, prefix, parts));
  });
}
