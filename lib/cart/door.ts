import type { DoorAnswer, Message, Messages } from "@/lib/ebsn/domain/envelope";
import { announce } from "./events";

type Gone = () => void;
const goneListeners = new Set<Gone>();

/** Runs `listener` whenever the shop says that the session is over (419). */
export function onSessionGone(listener: Gone): () => void {
  goneListeners.add(listener);
  return () => {
    goneListeners.delete(listener);
  };
}

/** Says that the session is over, for calls that do not go by `askDoor`. */
export function sessionGone(): void {
  for (const listener of goneListeners) listener();
  announce({ kind: "sessionGone" });
}

export type DoorErrorKind = "network" | "timeout" | "http" | "domain" | "session";

/** A call that brought nothing: `messages` are the shop's own words, empty when it said none. */
export class DoorError extends Error {
  constructor(
    readonly kind: DoorErrorKind,
    readonly messages: Messages,
    readonly http: number,
  ) {
    super(messages.errors[0]?.message ?? kind);
    this.name = "DoorError";
  }

  has(code: string): boolean {
    return this.messages.errors.some((error) => error.code === code);
  }
}

type Value = string | number | boolean | null | undefined;

export type DoorCall = {
  /** Query parameters; empty ones are left out. */
  params?: Record<string, Value>;
  /** A body makes the call a POST. */
  body?: Record<string, unknown>;
  method?: "GET" | "POST";
  timeoutMs?: number;
  /** A body with files: browsers let no more than 64 kB outlive a page. */
  large?: boolean;
};

export type Answered<T> = { data: T; messages: Messages };

const NONE: Messages = { errors: [], infos: [], warnings: [] };

function address(path: string, params: Record<string, Value> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
  }
  const text = query.toString();
  return `/ebsn/api/${path}${text ? `?${text}` : ""}`;
}

function list(value: unknown): Message[] {
  return Array.isArray(value) ? value : [];
}

function isAnswer(value: unknown): value is DoorAnswer<unknown> {
  return typeof value === "object" && value !== null && "response" in value;
}

async function send(path: string, call: DoorCall): Promise<Response> {
  const method = call.method ?? (call.body ? "POST" : "GET");
  try {
    return await fetch(address(path, call.params), {
      method,
      credentials: "same-origin",
      headers: {
        accept: "application/json",
        ...(method === "POST" ? { "content-type": "application/json" } : {}),
      },
      ...(method === "POST" ? { body: JSON.stringify(call.body ?? {}) } : {}),
      // What a customer did last is not lost with the page they leave.
      keepalive: method === "POST" && !call.large,
      signal: AbortSignal.timeout(call.timeoutMs ?? 15_000),
    });
  } catch (cause) {
    const late = cause instanceof DOMException && cause.name === "TimeoutError";
    throw new DoorError(late ? "timeout" : "network", NONE, 0);
  }
}

/** Asks the same-origin door; throws `DoorError`. On 419 the session is announced as gone. */
export async function askDoor<T>(path: string, call: DoorCall = {}): Promise<Answered<T>> {
  const http = await send(path, call);
  const answer: unknown = await http.json().catch(() => null);
  if (!isAnswer(answer)) {
    if (http.status === 419) sessionGone();
    throw new DoorError(http.status === 419 ? "session" : "http", NONE, http.status);
  }
  const { response, data } = answer as DoorAnswer<T>;
  const messages = {
    errors: list(response.errors),
    infos: list(response.infos),
    warnings: list(response.warnings),
  };
  if (http.status === 419) {
    sessionGone();
    throw new DoorError("session", messages, 419);
  }
  if (!http.ok) throw new DoorError("http", messages, http.status);
  if (response.status !== 0) throw new DoorError("domain", messages, http.status);
  return { data, messages };
}

/** `askDoor` for callers who need no messages. */
export async function door<T>(path: string, call: DoorCall = {}): Promise<T> {
  return (await askDoor<T>(path, call)).data;
}
