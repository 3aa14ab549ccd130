import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Random } from "./random";

/**
 * - refuse: the connection ends at once
 * - hang: no answer
 * - slow: the answer comes late
 * - html: a maintenance page with HTTP 200 instead
 * - half: half of the answer, as if it were whole
 * - cut: half of the answer, then the connection ends
 * - lost: the request arrives, its answer does not
 */
export const PROXY_FAULTS = ["refuse", "hang", "slow", "html", "half", "cut", "lost"] as const;
export type ProxyFault = (typeof PROXY_FAULTS)[number];

const MAX_DELAY_MS = 3000;
const MAINTENANCE = "<!DOCTYPE html><html><body><h1>Manutenzione programmata</h1></body></html>";

type Whole = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/** Proxy between the storefront and an upstream that disturbs part of the traffic. */
export class FaultyProxy {
  fault: ProxyFault | null = null;
  share = 0.5;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server: Server;

  constructor(
    private readonly target: string,
    private readonly random: Random,
  ) {
    this.#server = createServer((incoming, outgoing) => {
      this.#pass(incoming, outgoing).catch(() => outgoing.destroy());
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
    this.#agent.destroy();
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const fault = this.random.next() < this.share ? this.fault : null;
    if (fault === "refuse") return void outgoing.destroy();
    if (fault === "hang") return;
    if (fault === "html")
      return void outgoing.writeHead(200, { "content-type": "text/html" }).end(MAINTENANCE);
    if (fault === "slow")
      await new Promise((resolve) => setTimeout(resolve, this.random.below(MAX_DELAY_MS)));
    const answer = await this.#forward(incoming, body);
    if (fault === "lost") return void outgoing.destroy();
    const half = answer.body.subarray(0, Math.floor(answer.body.length / 2));
    const { "content-length": _length, "transfer-encoding": _encoding, ...headers } = answer.headers;
    if (fault === "cut") {
      outgoing.writeHead(answer.status, { ...headers, "content-length": answer.body.length });
      outgoing.write(half, () => outgoing.destroy());
      return;
    }
    outgoing.writeHead(answer.status, headers);
    outgoing.end(fault === "half" ? half : answer.body);
  }

  #forward({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Whole> {
    return new Promise((resolve, reject) => {
      const forwarded = request(this.target + url, { method, headers, agent: this.#agent }, (response) => {
        const { statusCode: status = 502, headers: received } = response;
        buffer(response).then((whole) => resolve({ status, headers: received, body: whole }), reject);
      });
      forwarded.on("error", reject);
      forwarded.end(body);
    });
  }
}
