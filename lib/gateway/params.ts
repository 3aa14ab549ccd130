import type { ParamName } from "./call";

type Params = Record<string, unknown>;

const MAX_VALUE_LENGTH = 2000;

function matches(names: ParamName[], key: string): boolean {
  return names.some((name) => (typeof name === "string" ? name === key : name.test(key)));
}

/** What the shop reads for one request, and a process parses at once, stays small. */
const MAX_VALUES = new Map([
  ["page", 9999],
  ["page_size", 100],
  ["limit", 100],
]);

/** Digits alone, as each shop reads other numbers in its own way; null: the shop's default. */
const cappedText = (text: string, max: number): string | null =>
  /^0*[1-9]\d*$/.test(text) ? String(Math.min(Number(text), max)) : null;

function paramText(key: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  if (text.length > MAX_VALUE_LENGTH) return null;
  const max = MAX_VALUES.get(key);
  return max === undefined ? text : cappedText(text, max);
}

export function pickTextParams(names: ParamName[], params: Params): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const [key, value] of Object.entries(params)) {
    const text = matches(names, key) ? paramText(key, value) : null;
    if (text !== null && text !== "") picked[key] = text;
  }
  return picked;
}

export function pickBodyParams(names: ParamName[], params: Params): Params {
  return Object.fromEntries(Object.entries(params).filter(([key]) => matches(names, key)));
}

/** Repeated names are joined by commas, as EBSN's facets want them. */
export function queryToParams(query: URLSearchParams): Params {
  const values = new Map<string, string[]>();
  for (const [key, value] of query) {
    const others = values.get(key);
    if (others) others.push(value);
    else values.set(key, [value]);
  }
  return Object.fromEntries([...values].map(([key, all]) => [key, all.join(",")]));
}
