/** Followed by `.1` and `.2` where the sealed session is longer than a cookie. */
const SESSION_COOKIE = "madia_session";

/** Of three cookies, so that they fit into the 16 kB of headers that Node.js reads. */
const PART_NAMES = [SESSION_COOKIE, `${SESSION_COOKIE}.1`, `${SESSION_COOKIE}.2`];

/** With name and attributes below the 4,096 bytes of a cookie that browsers keep. */
const PART_LENGTH = 3900;

export const MAX_PARTS = PART_NAMES.length;
export const MAX_SEALED_LENGTH = PART_LENGTH * MAX_PARTS - "3.".length;

/** The first of several parts says how many there are: a part may be left of a longer session. */
const COUNTED = /^([2-9])\.(.*)$/;

/** Of a request or a server action. */
export type CookieReader = { get: (name: string) => { value: string } | undefined };

export type ReceivedSessionCookie = {
  sealed: string | undefined;
  /** Of all its parts in the browser. */
  names: string[];
};

export function readSessionCookie(cookies: CookieReader): ReceivedSessionCookie {
  const values = PART_NAMES.map((name) => cookies.get(name)?.value);
  const [first] = values;
  const [, count = "1", begin = first] = COUNTED.exec(first ?? "") ?? [];
  return {
    sealed: begin && [begin, ...values.slice(1, Number(count))].join(""),
    names: PART_NAMES.filter((_, index) => values[index] !== undefined),
  };
}

type SessionCookiePart = { name: string; value: string };

/** null: too long. "" removes the session, as it does the parts of a longer one that the browser has sent. */
export function sessionCookieParts(sealed: string, sentNames: string[]): SessionCookiePart[] | null {
  if (sealed.length > MAX_SEALED_LENGTH) return null;
  const count = Math.ceil((sealed.length + "3.".length) / PART_LENGTH);
  const text = sealed.length > PART_LENGTH ? `${count}.${sealed}` : sealed;
  return PART_NAMES.map((name, index) => ({
    name,
    value: text.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH),
  })).filter(({ name, value }) => value !== "" || name === SESSION_COOKIE || sentNames.includes(name));
}
