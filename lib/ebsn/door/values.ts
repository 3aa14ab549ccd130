import type { Name } from "./call";

type Bag = Record<string, unknown>;

const LONGEST = 2000;

function matches(names: Name[], key: string): boolean {
  return names.some((name) => (typeof name === "string" ? name === key : name.test(key)));
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.length <= LONGEST ? text : null;
}

/** The known parameters of a call among those given, as texts. */
export function pickTexts(names: Name[], bag: Bag): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const [key, value] of Object.entries(bag)) {
    const text = matches(names, key) ? asText(value) : null;
    if (text !== null && text !== "") picked[key] = text;
  }
  return picked;
}

/** The known parts of a body, as they are. */
export function pickValues(names: Name[], bag: Bag): Bag {
  return Object.fromEntries(Object.entries(bag).filter(([key]) => matches(names, key)));
}

/** Query parameters as a bag; several values of one name are joined by commas, as EBSN's facets want them. */
export function queryBag(query: URLSearchParams): Bag {
  return Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.getAll(key).join(",")]));
}
