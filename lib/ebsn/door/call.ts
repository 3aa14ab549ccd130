import type { z } from "zod";
import { readData } from "../envelope";

/** A parameter the door lets through: its name, or a pattern where names carry a number. */
export type Name = string | RegExp;

/** A call the browser may make; everything else the door refuses. */
export type Call = {
  /** Below /ebsn/api/, the same at the door and at EBSN; `:id` stands for a number. */
  path: string;
  method: "GET" | "POST";
  /** EBSN's own method where it differs: what changes something is a POST at the door. */
  upstream?: "GET" | "POST" | "PUT";
  /** EBSN's own path where it differs. */
  upstreamPath?: string;
  query?: Name[];
  body?: Name[];
  /** Bytes a body may have where the usual 64 kB are too few. */
  mostBytes?: number;
  /** How the body travels to EBSN. */
  as?: "json" | "form";
  /** `session`: may start a session for a visitor without one. */
  access: "public" | "session";
  /** Seconds an answer to a visitor without session may be kept. */
  keep?: number;
  /** Counted by address before it is passed on: what it asks could be guessed, or fill somebody's mailbox. */
  counted?: boolean;
  /** Only for staff, who call with their own session. */
  staff?: true;
  read: (path: string, data: unknown) => unknown;
};

/** Reads `data` by its schema, then as the domain sees it. */
export function reads<S extends z.ZodType, T>(schema: S, transform: (raw: z.output<S>) => T): Call["read"] {
  return (path, data) => transform(readData(path, schema, data));
}

/** For calls whose data nobody reads. */
export const nothing: Call["read"] = () => null;

export const readsRaw = <S extends z.ZodType>(schema: S) => reads(schema, (raw) => raw);
