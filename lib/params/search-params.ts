type SearchParam = string | string[] | undefined;

export type SearchParams = Record<string, SearchParam>;

/** No longer than what the gateway passes on. */
const MAX_LINK_PARAM_LENGTH = 2000;

/** "" for a parameter that is missing or repeated. */
export const readTextParam = (value: SearchParam, maxLength = 100): string =>
  typeof value === "string" ? value.trim().slice(0, maxLength) : "";

/** A token or an address in a link of an e-mail. */
export const readLinkParam = (value: SearchParam): string => readTextParam(value, MAX_LINK_PARAM_LENGTH);
