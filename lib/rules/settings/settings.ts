import { z } from "zod";

const quote = (value: unknown) => JSON.stringify(value);

const isHttp = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const withoutSlashes = (value: string) => value.replace(/(?<!\/)\/+$/, "");

/** Ends of addresses that the storefront adds itself. */
const API_ENDS = [/\/ebsn(?:\/api)?$/, /\/(?:p\/)?wp-json$/, /\/p$/, /\/v2\/cdn(?:\/stories)?$/];

function isRedisAddress(value: string): boolean {
  const { pathname, username, password } = new URL(value);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return /^\/?\d*$/.test(pathname);
}

/** Paths are added to it, and no call is made to an address with a password. */
function surplusOfAddress(value: string): string | null {
  const { username, password, search, hash, origin, pathname } = new URL(value);
  if (![username, password, search, hash].some(Boolean)) return null;
  // These may be secrets.
  return `has a user, a query or a fragment, but the address alone is needed: ${withoutSlashes(origin + pathname)}`;
}

/** Adds the issue where it is not. */
function isAddressAlone(value: string, context: z.RefinementCtx): boolean {
  const issue = isHttp(value)
    ? surplusOfAddress(value)
    : `${quote(value)} is no http(s) address such as https://www.example.it`;
  if (issue) context.addIssue(issue);
  return !issue;
}

const isHeaderName = (value: string) => /^[\w-]+$/.test(value);

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65535;

/** An error names the value that was given and what to give instead. */
export const settings = {
  port: (defaultPort: number) =>
    z
      .string()
      .default(String(defaultPort))
      .refine(isPort, { error: ({ input }) => `${quote(input)} is no port, a number from 0 to 65535` })
      .transform(Number),

  number: (min: number, max = Number.MAX_SAFE_INTEGER) =>
    z
      .string()
      .refine((value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max, {
        error: ({ input }) =>
          `${quote(input)} is no whole number ${max < Number.MAX_SAFE_INTEGER ? `from ${min} to ${max}` : `of ${min} or more`}`,
      })
      .transform(Number),

  megabytes: () =>
    z
      .string()
      .refine((value) => /^\d+(?:\.\d+)?$/.test(value), {
        error: ({ input }) => `${quote(input)} is no number of megabytes`,
      })
      .transform(Number),

  apiHost: () =>
    z.string().transform((value, context) => {
      if (!isAddressAlone(value, context)) return z.NEVER;
      const address = withoutSlashes(value);
      const end = API_ENDS.find((pattern) => pattern.test(address));
      if (!end) return address;
      context.addIssue(
        `${quote(value)} ends in a path that is added by the storefront: ${address.replace(end, "")}`,
      );
      return z.NEVER;
    }),

  /** Scheme and host of a site at the top of its host. */
  origin: () =>
    z.string().transform((value, context) => {
      if (!isAddressAlone(value, context)) return z.NEVER;
      const { origin, pathname } = new URL(value);
      if (/^\/*$/.test(pathname)) return origin;
      context.addIssue(`${quote(value)} has a path, but the shop is at the top of its host: ${origin}`);
      return z.NEVER;
    }),

  hosts: () =>
    z.string().transform((value, context) => {
      const hosts = parseList(value);
      for (const host of hosts) {
        if (/^[\w-]+(?:\.[\w-]+)*$/.test(host)) continue;
        const name = isHttp(host) ? `: ${new URL(host).hostname}` : "";
        context.addIssue(`${quote(host)} is no host name, without scheme, port and path${name}`);
      }
      return hosts;
    }),

  headerName: (name: string) =>
    z
      .string()
      .refine(isHeaderName, { error: ({ input }) => `${quote(input)} is no name of a header` })
      .default(name),

  headerNames: (names: string) =>
    z
      .string()
      .default(names)
      .transform((value, context) => {
        const list = parseList(value);
        for (const name of list)
          if (!isHeaderName(name)) context.addIssue(`${quote(name)} is no name of a header`);
        if (list.length === 0) context.addIssue(`${quote(value)} has no name of a header`);
        return list;
      }),

  headerValue: (value: string) =>
    z
      .string()
      .regex(/^[\x20-\x7e]+$/, { error: ({ input }) => `${quote(input)} cannot be sent in a header` })
      .default(value),

  secret: () => z.string().min(32, "needs 32 characters or more"),

  instant: () => z.iso.datetime({ offset: true, error: "not an ISO instant" }),

  address: () => z.url({ protocol: /^https?$/, error: "not an address" }),

  oneOf: <Value extends string>(...values: [Value, ...Value[]]) =>
    z.enum(values, { error: ({ input }) => `${quote(input)} is none of ${values.join(", ")}` }),

  /** Ends in the number of its database, or nothing. The value may hold a password. */
  redis: () =>
    settings.withScheme("redis", "rediss").refine(isRedisAddress, {
      error: "is not redis://[user:password@]host[:port][/number], its password as in an address (%40 for @)",
    }),

  /** The value may hold a password, so that only its scheme is named. */
  withScheme: (...schemes: string[]) =>
    z
      .string()
      .refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)), {
        abort: true,
        error: ({ input }) => {
          const scheme = /^([a-z][\w+.-]*):/i.exec(String(input))?.[1];
          if (schemes.some((known) => known === scheme))
            return "is no address; a password in it is written as in an address (%2F for /)";
          return `${scheme ? `the scheme ${quote(`${scheme}:`)}` : "an address without a scheme"} is not ${schemes[0]}://…`;
        },
      }),
};

export const parseList = (list: string) =>
  list
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
