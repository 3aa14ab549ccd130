import type { z } from "zod";
import { readData } from "../ebsn/envelope";
import type { Session } from "../session/session";

export type ParamName = string | RegExp;

/** Customers are counted by account, everybody else by address. */
type RateLimit =
  /** It could be used to guess data or to flood a mailbox. */
  | "calls"
  /** Customers make it often: only what finds nothing counts. */
  | "failures"
  /** Every visitor of a shared address makes it. */
  | "visits";

export type Call = {
  /** Below /ebsn/api/, the same on both sides; `:id` stands for a number. */
  path: string;
  method: "GET" | "POST";
  /** EBSN's method where it differs: the gateway takes every write as a POST. */
  upstreamMethod?: "GET" | "POST" | "PUT";
  /** Secrets go in a body; a shop that offers the call as a GET only (405) gets them in its query. */
  fallbackMethod?: "GET";
  upstreamPath?: string;
  query?: ParamName[];
  body?: ParamName[];
  /** Whether its body may hold files, and be large; such a call is counted by address. */
  takesFiles?: (query: Record<string, unknown>, session: Session) => boolean | Promise<boolean>;
  encoding?: "json" | "form";
  /** `session`: may start a session for a visitor without one. */
  access: "public" | "session";
  /** Seconds; only for visitors without a session. */
  maxAge?: number;
  rateLimit?: RateLimit;
  isStaffOnly?: true;
  /** The call that the shop gets in its place for this session. */
  replacedBy?: (session: Session) => Call | null;
  /** What a write answers, read again where the shop answers it without data. */
  reread?: Call;
  /** Of the storefront, once the call has succeeded. */
  removesCookie?: string;
  read: (path: string, data: unknown) => unknown;
};

export function readWith<S extends z.ZodType, T>(
  schema: S,
  transform: (raw: z.output<S>) => T,
): Call["read"] {
  return (path, data) => transform(readData(path, schema, data));
}

/** Without `access` a call is for the visitor's session. */
type CallOptions = Partial<Omit<Call, "path" | "method" | "read">>;

export const get = (path: string, read: Call["read"], options?: CallOptions): Call => ({
  path,
  method: "GET",
  access: "session",
  read,
  ...options,
});

export const post = (path: string, read: Call["read"], options?: CallOptions): Call => ({
  path,
  method: "POST",
  access: "session",
  read,
  ...options,
});

/** EBSN has these as GET; the gateway takes every write as a POST. */
export const postForGet = (path: string, read: Call["read"], options?: CallOptions): Call =>
  post(path, read, { upstreamMethod: "GET", ...options });

/** For writes that answer what `reread` reads. */
export const writesOf =
  (reread: Call) =>
  (path: string, options?: CallOptions): Call =>
    post(path, reread.read, { reread, ...options });

export const ignoreData: Call["read"] = () => null;

export const readRaw = <S extends z.ZodType>(schema: S) => readWith(schema, (raw) => raw);
