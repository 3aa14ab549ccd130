type Bag = Record<string, unknown>;

const isBag = (value: unknown): value is Bag =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Keys that say the same thing: one of them is enough. */
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

/** A tree's levels count as one. */
const NESTED = /^((?:\w+\.)?categories\[\])(?:\.categories\[\])+/;

/** Only a product's own page reads these; a list may well leave them out. */
const OF_DETAILS = /^(?:products|items)\[\]\.(?:barcode|breadCrumbs|descr|ivaCategory|media|metaData)$/;

function collect(value: unknown, prefix: string, into: Map<string, string>, wanted: (v: unknown) => boolean) {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, `${prefix}[]`, into, wanted);
    return;
  }
  if (!isBag(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!wanted(inner)) continue;
    const path = (prefix ? `${prefix}.${key}` : key).replace(NESTED, "$1");
    into.set(path.toLowerCase(), path);
    collect(inner, path, into, wanted);
  }
}

/** "products[].slug" and the like: every key at least one object has a value for. */
export function keysOf(value: unknown): Map<string, string> {
  const found = new Map<string, string>();
  collect(value, "", found, (inner) => inner !== undefined && inner !== null);
  return found;
}

function hasSynonym(path: string, came: Map<string, string>): boolean {
  const [parent, key] = [path.slice(0, path.lastIndexOf(".") + 1), path.slice(path.lastIndexOf(".") + 1)];
  const group = SYNONYMS.find((names) => names.includes(key)) ?? [];
  return group.some((name) => came.has(`${parent}${name}`.toLowerCase()));
}

/** Keys the storefront reads (`parsed` has them all): how many came, and which held no value anywhere. */
export function compareKeys(raw: unknown, parsed: unknown): { fitting: number; missing: string[] } {
  const came = keysOf(raw);
  const usable = new Map<string, string>();
  collect(parsed, "", usable, () => true);
  const absent = [...usable].filter(([key]) => !came.has(key)).map(([, path]) => path);
  return {
    fitting: usable.size - absent.length,
    missing: absent.filter((path) => !OF_DETAILS.test(path) && !hasSynonym(path, came)).sort(),
  };
}

const shown = (value: unknown) => JSON.stringify(value).slice(0, 40);

const isLost = (raw: unknown, parsed: unknown): boolean => {
  const text = typeof raw === "string" ? raw.trim() : null;
  if (text === "") return false;
  if (parsed === null || Number.isNaN(parsed)) return true;
  return parsed === 0 && text !== null && Number(text.replace(",", ".")) !== 0;
};

/** Paths whose value the schemas had to drop: raw says something, parsed nothing. */
export function lostPaths(raw: unknown, parsed: unknown, path = ""): string[] {
  if (raw === null || raw === undefined || parsed === undefined) return [];
  if (Array.isArray(raw) && Array.isArray(parsed)) {
    if (raw.length !== parsed.length)
      return [`${path}: ${raw.length - parsed.length} of ${raw.length} left out`];
    return raw.flatMap((item, at) => lostPaths(item, parsed[at], `${path}[${at}]`));
  }
  if (isBag(raw) && isBag(parsed)) {
    return Object.entries(parsed).flatMap(([key, value]) =>
      lostPaths(raw[key], value, path ? `${path}.${key}` : key),
    );
  }
  return isLost(raw, parsed) ? [`${path}: ${shown(raw)} says nothing to the storefront`] : [];
}
