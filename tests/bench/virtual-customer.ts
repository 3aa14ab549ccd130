import { STOREFRONT } from "./settings";

const API = "/ebsn/api/";

export type StepResult = { step: string; ms: number; error: string | null };

class StepFailure extends Error {}

/** A browser without scripts: cookies, the origin of the shop, an address of its own. */
export class VirtualCustomer {
  readonly #cookies = new Map<string, string>();
  readonly #record: (result: StepResult) => void;
  readonly #address: string;

  constructor(number: number, record: (result: StepResult) => void) {
    this.#record = record;
    this.#address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }

  page(step: string, path: string): Promise<string> {
    return this.#send(step, path, {});
  }

  async call<T>(step: string, path: string, params?: { body: unknown } | { post: true }): Promise<T> {
    const body = params && "body" in params ? { body: JSON.stringify(params.body) } : {};
    const json = { "content-type": "application/json" };
    const text = await this.#send(step, API + path, params ? { method: "POST", headers: json, ...body } : {});
    return (JSON.parse(text) as { data: T }).data;
  }

  async #send(
    step: string,
    path: string,
    init: RequestInit & { headers?: Record<string, string> },
  ): Promise<string> {
    const started = performance.now();
    const finish = (error: string | null) => this.#record({ step, ms: performance.now() - started, error });
    try {
      const response = await fetch(STOREFRONT + path, {
        ...init,
        redirect: "manual",
        headers: {
          ...init.headers,
          origin: STOREFRONT,
          "accept-encoding": "gzip",
          "x-forwarded-for": this.#address,
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        },
      });
      for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
      const text = await response.text();
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
