import { sessionChanged } from "@/lib/cart/session-state";

type Reply = {
  data?: unknown;
  status?: number;
  http?: number;
  errors?: Message[];
  infos?: Message[];
  warnings?: Message[];
};
type Message = { code: string; message: string };
export type Asked = { path: string; params: URLSearchParams; body: Record<string, unknown> };
type Answer = Reply | ((asked: Asked) => Reply | Promise<Reply>);

/** Plays the door in a component test: answers by path, remembers what was asked. */
export function stubDoor(answers: Record<string, Answer>) {
  const asked: Asked[] = [];
  const table = new Map(Object.entries(answers));

  async function answer(input: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input, "http://localhost");
    const path = url.pathname.replace("/ebsn/api/", "");
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    const call = { path, params: url.searchParams, body };
    asked.push(call);
    const found = table.get(path);
    if (!found) throw new Error(`the door was asked for ${path}, which the test does not answer`);
    const {
      data = null,
      status = 0,
      http = 200,
      errors = [],
      infos = [],
      warnings = [],
    } = typeof found === "function" ? await found(call) : found;
    const text = JSON.stringify({ response: { status, errors, infos, warnings }, data });
    return { ok: http < 400, status: http, json: async () => JSON.parse(text) as unknown } as Response;
  }

  globalThis.fetch = answer as typeof fetch;
  return {
    asked,
    calls: (path: string) => asked.filter((call) => call.path === path),
    on: (path: string, reply: Answer) => table.set(path, reply),
  };
}

/** The cookie that the door leaves on log-in. */
export function leaveHint(on = true): void {
  document.cookie = on ? "madia_in=1" : "madia_in=; max-age=0";
}

/** Starts a test as a browser that may have a session, or as one that surely has none. */
export function signedInHint(on = true): void {
  leaveHint(on);
  sessionChanged();
}
