type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Alternative keys: one of each group is enough. */
const SYNONYMS = [
  ["id", "productId"],
  ["newProduct", "isNew"],
  ["categories", "children"],
  ["itemId", "cartItemId"],
  ["date", "dateIso"],
  ["unitMeasureBase", "unitMeasureBaseSelling", "weightUnitDisplay"],
  ["priceUmDisplay", "priceUm"],
  ["firstName", "lastName", "login", "email"],
  ["slug", "itemUrl"],
  ["sectors", "cartItems"],
];

/** The levels of a tree count as one. */
const NESTED = /^((?:\w+\.)?categories\[\])(?:\.categories\[\])+/;

/** Read only by the product page; lists may omit them. */
const DETAIL_ONLY = /^(?:products|items)\[\]\.(?:barcode|breadCrumbs|descr|ivaCategory|media|metaData)$/;

function collectPaths(
  value: unknown,
  prefix: string,
  paths: Map<string, string>,
  isIncluded: (v: unknown) => boolean,
) {
  if (Array.isArray(value)) {
    for (const item of value) collectPaths(item, `${prefix}[]`, paths, isIncluded);
    return;
  }
  if (!isObject(value)) return;
  for (const [key, child] of Object.entries(value)) {
    if (!isIncluded(child)) continue;
    const path = (prefix ? `${prefix}.${key}` : key).replace(NESTED, "$1");
    paths.set(path.toLowerCase(), path);
    collectPaths(child, path, paths, isIncluded);
  }
}

/** "products[].slug", with a value in at least one object. */
function keysOf(value: unknown): Map<string, string> {
  const found = new Map<string, string>();
  collectPaths(value, "", found, (child) => child !== undefined && child !== null);
  return found;
}

function hasSynonym(path: string, receivedKeys: Map<string, string>): boolean {
  const [parent, key] = [path.slice(0, path.lastIndexOf(".") + 1), path.slice(path.lastIndexOf(".") + 1)];
  const group = SYNONYMS.find((names) => names.includes(key)) ?? [];
  return group.some((name) => receivedKeys.has(`${parent}${name}`.toLowerCase()));
}

/** `parsed` has every key the storefront reads: counts those received and lists those without any value. */
export function compareKeys(raw: unknown, parsed: unknown): { readableKeys: number; missing: string[] } {
  const receivedKeys = keysOf(raw);
  const usable = new Map<string, string>();
  collectPaths(parsed, "", usable, () => true);
  const missingKeys = [...usable].filter(([key]) => !receivedKeys.has(key)).map(([, path]) => path);
  return {
    readableKeys: usable.size - missingKeys.length,
    missing: missingKeys.filter((path) => !DETAIL_ONLY.test(path) && !hasSynonym(path, receivedKeys)).sort(),
  };
}

const preview = (value: unknown) => JSON.stringify(value).slice(0, 40);

const kindOf = (value: unknown) =>
  Array.isArray(value) ? "list" : value !== null && typeof value === "object" ? "object" : "value";

const isEmpty = (value: unknown) =>
  kindOf(value) === "value" ? !value : Object.keys(value as object).length === 0;

const isDropped = (raw: unknown, parsed: unknown): boolean => {
  if (kindOf(raw) !== kindOf(parsed)) return isEmpty(parsed) && !isEmpty(raw);
  const text = typeof raw === "string" ? raw.trim() : null;
  if (text === "") return false;
  if (parsed === null || Number.isNaN(parsed)) return true;
  return parsed === 0 && text !== null && Number(text.replace(",", ".")) !== 0;
};

export function droppedPaths(raw: unknown, parsed: unknown, path = ""): string[] {
  if (raw === null || raw === undefined || parsed === undefined) return [];
  if (Array.isArray(raw) && Array.isArray(parsed)) {
    if (raw.length !== parsed.length)
      return [`${path}: ${raw.length - parsed.length} of ${raw.length} dropped`];
    return raw.flatMap((item, at) => droppedPaths(item, parsed[at], `${path}[${at}]`));
  }
  if (isObject(raw) && isObject(parsed)) {
    return Object.entries(parsed).flatMap(([key, value]) =>
      droppedPaths(raw[key], value, path ? `${path}.${key}` : key),
    );
  }
  return isDropped(raw, parsed) ? [`${path}: ${preview(raw)} cannot be read by the storefront`] : [];
}
