import { clearCachedReads } from "@/lib/api/cached-reads";
import { markSessionChanged } from "@/lib/session/session-state";

type Reply = {
  data?: unknown;
  status?: number;
  http?: number;
  errors?: Message[];
  infos?: Message[];
  warnings?: Message[];
};
type Message = { code: string; message: string };
export type GatewayRequest = { path: string; params: URLSearchParams; body: Record<string, unknown> };
type StubbedResponse = Reply | ((request: GatewayRequest) => Reply | Promise<Reply>);

/** Stubs fetch for component tests: responds by path and records the requests. */
export function stubGateway(responses: Record<string, StubbedResponse>) {
  clearCachedReads();
  const requests: GatewayRequest[] = [];
  const responseByPath = new Map(Object.entries(responses));

  async function respond(input: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input, "http://localhost");
    const path = url.pathname.replace("/ebsn/api/", "");
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    const request = { path, params: url.searchParams, body };
    requests.push(request);
    const response = responseByPath.get(path);
    if (!response) throw new Error(`unexpected gateway request: ${path}`);
    const {
      data = null,
      status = 0,
      http = 200,
      errors = [],
      infos = [],
      warnings = [],
    } = typeof response === "function" ? await response(request) : response;
    const text = JSON.stringify({ response: { status, errors, infos, warnings }, data });
    return { ok: http < 400, status: http, json: async () => JSON.parse(text) as unknown } as Response;
  }

  globalThis.fetch = respond as typeof fetch;
  return {
    requests,
    requestsTo: (path: string) => requests.filter((request) => request.path === path),
    setResponse: (path: string, reply: StubbedResponse) => responseByPath.set(path, reply),
  };
}

/** After `stubGateway`. */
export function stubSettings(settings: object): void {
  const callGateway = globalThis.fetch;
  const response = { ok: true, json: async () => settings } as Response;
  globalThis.fetch = async (input, init) =>
    String(input) === "/api/settings" ? response : callGateway(input, init);
}

/** Without a hint, as after the end of an expired session. */
export function setSessionHint(isSignedIn = true, hint = "1-c0ffee00"): void {
  document.cookie = isSignedIn ? `madia_in=${hint}` : "madia_in=; max-age=0";
}

export function setSignedIn(isSignedIn = true): void {
  setSessionHint(isSignedIn);
  markSessionChanged();
}
