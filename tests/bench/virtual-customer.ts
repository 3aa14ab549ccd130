import { withTimeout } from "@/lib/upstream/with-timeout";
import { STOREFRONT } from "./settings";

const API = "/ebsn/api/";

export type StepResult = { step: string; ms: number; error: string | null };

class StepFailure extends Error {}

/** An answer with error codes. */
export class ApiError extends Error {
  constructor(readonly codes: string[]) {
    super(codes.join(", "));
  }
}

export type SeenResponse = { path: string; status: number; headers: Headers; text: string };

type Options = {
  origin?: string;
  /** Timeout of a request; without it none. */
  timeoutMs?: number;
  onSeen?: (seen: SeenResponse) => void;
};

type Answer<T> = { response: { status: number; errors: { code: string }[] }; data: T };

/** A browser without scripts: cookies, the origin of the shop, an address of its own. */
export class VirtualCustomer {
  readonly #cookies = new Map<string, string>();
  readonly #record: (result: StepResult) => void;
  readonly #address: string;
  readonly #origin: string;
  readonly #options: Options;

  constructor(number: number, record: (result: StepResult) => void, options: Options = {}) {
    this.#record = record;
    this.#options = options;
    this.#origin = options.origin ?? STOREFRONT;
    this.#address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }

  page(step: string, path: string): Promise<string> {
    return this.#send(step, path, {});
  }

  async call<T>(step: string, path: string, params?: { body: unknown } | { post: true }): Promise<T> {
    const body = params && "body" in params ? { body: JSON.stringify(params.body) } : {};
    const json = { "content-type": "application/json" };
    const text = await this.#send(step, API + path, params ? { method: "POST", headers: json, ...body } : {});
    const { response, data } = JSON.parse(text) as Answer<T>;
    if (response.status !== 0) throw new ApiError(response.errors.map(({ code }) => code));
    return data;
  }

  async #send(
    step: string,
    path: string,
    init: RequestInit & { headers?: Record<string, string> },
  ): Promise<string> {
    const started = performance.now();
    const finish = (error: string | null) => this.#record({ step, ms: performance.now() - started, error });
    try {
      const { timeoutMs, onSeen } = this.#options;
      const ask = async (signal: AbortSignal | null) => {
        const headers = {
          ...init.headers,
          origin: this.#origin,
          "accept-encoding": "gzip",
          "x-forwarded-for": this.#address,
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        };
        const answer = await fetch(this.#origin + path, { ...init, redirect: "manual", signal, headers });
        for (const cookie of answer.headers.getSetCookie()) this.#keep(cookie);
        return { response: answer, text: await answer.text() };
      };
      const { response, text } = await (timeoutMs === undefined ? ask(null) : withTimeout(timeoutMs, ask));
      onSeen?.({ path, status: response.status, headers: response.headers, text });
      const failure = response.status === 200 ? null : `${response.status} ${text.slice(0, 200)}`;
      if (failure) throw new StepFailure(failure);
      finish(null);
      return text;
    } catch (error) {
      finish(error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  #keep(cookie: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value) this.#cookies.set(name, value);
    else this.#cookies.delete(name);
  }
}
