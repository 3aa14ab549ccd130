/** By name, in the API's spelling. */
export type RelayedCookies = Record<string, string>;

/** For all of them: with the tokens, and with those of staff, they fit into the cookies of a session. */
const MAX_LENGTH = 2400;
const MAX_COOKIES = 8;

const NAME = /^[\w!#$%&'*+.^`|~-]{1,64}$/;
const VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{1,2048}$/;

const hasExpired = (attributes: string[]): boolean =>
  attributes.some((attribute) => {
    const [name = "", value = ""] = attribute.trim().split("=");
    if (/^max-age$/i.test(name)) return Number(value) <= 0;
    return /^expires$/i.test(name) && Date.parse(value) <= Date.now();
  });

/** The account's token also comes as a cookie of this name, and is stored as `account`. */
export const ACCOUNT_COOKIE = /^x-ebsn-account$/i;

type ReceivedCookie = { name: string; value: string };

/** "": removed. Cookies that do not fit the syntax are ignored. */
export function receivedCookies(lines: string[]): ReceivedCookie[] {
  return lines.flatMap((line) => {
    const [pair = "", ...attributes] = line.split(";");
    const separator = pair.indexOf("=");
    const name = pair.slice(0, separator).trim();
    const value = pair
      .slice(separator + 1)
      .trim()
      .replace(/^"(.*)"$/, "$1");
    if (separator < 1 || !NAME.test(name)) return [];
    if (value === "" || hasExpired(attributes)) return [{ name, value: "" }];
    return VALUE.test(value) || (ACCOUNT_COOKIE.test(name) && /^[\x21-\x7e]+$/.test(value))
      ? [{ name, value }]
      : [];
  });
}

/** Session cookies first, as the last ones are dropped at the limit. */
const byImportance = ([a]: [string, string], [b]: [string, string]) =>
  Number(/session/i.test(b)) - Number(/session/i.test(a));

export function mergeCookies(before: RelayedCookies, received: ReceivedCookie[]): RelayedCookies {
  const merged = new Map(Object.entries(before));
  for (const { name, value } of received) {
    if (value === "") merged.delete(name);
    else merged.set(name, value);
  }
  let length = 0;
  const unique = [...merged].sort(byImportance).filter(([name, value], index) => {
    length += name.length + value.length;
    return index < MAX_COOKIES && length <= MAX_LENGTH;
  });
  return Object.fromEntries(unique);
}

export const cookieHeader = (cookies: RelayedCookies): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
