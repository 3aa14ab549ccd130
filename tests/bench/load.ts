import { Agent, get } from "node:http";

/** Latencies in milliseconds. */
export type LoadResult = { perSecond: number; p50: number; p95: number; p99: number; failed: number };

type Options = {
  requests: number;
  concurrency: number;
  headers?: Record<string, string>;
  isOk?: (status: number) => boolean;
  /** Failures are counted; otherwise a load with failures throws, since its figures are those of errors. */
  mayFail?: boolean;
};

type RequestOptions = { agent: Agent; headers: Record<string, string>; isOk: (status: number) => boolean };

function sendRequest(url: string, { agent, headers, isOk }: RequestOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(isOk(response.statusCode ?? 0)));
      response.on("error", () => resolve(false));
    });
    request.on("error", () => resolve(false));
  });
}

export const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

export const median = (values: number[]) => quantile(values, 0.5);

/** A fixed number of requests over `concurrency` keep-alive connections, URLs in round robin. */
export async function load(
  urls: string[],
  { requests, concurrency, headers = {}, isOk = (status) => status === 200, mayFail = false }: Options,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const latencies: number[] = [];
  let next = 0;
  let failed = 0;
  async function worker(): Promise<void> {
    while (next < requests) {
      const url = urls[next++ % urls.length] ?? "";
      const started = performance.now();
      if (!(await sendRequest(url, { agent, headers, isOk }))) failed += 1;
      latencies.push(performance.now() - started);
    }
  }
  const started = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  if (failed > 0 && !mayFail) throw new Error(`${urls[0]}: ${failed} of ${requests} requests failed.`);
  return {
    perSecond: requests / seconds,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    failed,
  };
}
