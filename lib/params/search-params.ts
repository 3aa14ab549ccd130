type SearchParam = string | string[] | undefined;

export type SearchParams = Record<string, SearchParam>;

/** "" for a parameter that is missing or repeated. */
export const readTextParam = (value: SearchParam, maxLength = 100): string =>
  typeof value === "string" ? value.trim().slice(0, maxLength) : "";
