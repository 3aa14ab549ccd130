import { subscribe } from "node:diagnostics_channel";
import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { UPSTREAM_CHANNEL } from "../config/upstream-channel.mjs";

/** @import { Server, ServerResponse } from "node:http" */
/** @import { UpstreamCall } from "../config/upstream-channel.mjs" */

const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Labels are few and fixed by the program: no address, name or session is ever one. @typedef {Record<string, string>} Labels */

/** @param {Labels} labels */
const textOf = (labels) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
};

class Counter {
  /** @type {Map<string, { labels: Labels, value: number }>} */
  #series = new Map();

  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }

  /**
   * @param {Labels} labels
   * @param {number} [by]
   */
  add(labels, by = 1) {
    const key = textOf(labels);
    const series = this.#series.get(key) ?? { labels, value: 0 };
    series.value += by;
    this.#series.set(key, series);
  }

  lines() {
    return [...this.#series].map(([labels, { value }]) => `${this.name}${labels} ${value}`);
  }
}

class Histogram {
  #buckets;
  #sum;
  #count;

  /** @param {string} name */
  constructor(name) {
    this.name = name;
    this.#buckets = new Counter(`${name}_bucket`);
    this.#sum = new Counter(`${name}_sum`);
    this.#count = new Counter(`${name}_count`);
  }

  /**
   * @param {Labels} labels
   * @param {number} seconds
   */
  observe(labels, seconds) {
    for (const bound of SECONDS)
      this.#buckets.add({ ...labels, le: String(bound) }, seconds <= bound ? 1 : 0);
    this.#buckets.add({ ...labels, le: "+Inf" });
    this.#sum.add(labels, seconds);
    this.#count.add(labels);
  }

  lines() {
    return [...this.#buckets.lines(), ...this.#sum.lines(), ...this.#count.lines()];
  }
}

export class Metrics {
  #requests = new Histogram("madia_request_duration_seconds");
  #upstream = new Histogram("madia_upstream_duration_seconds");
  #delay = monitorEventLoopDelay({ resolution: 20 });

  /** @param {() => { size: number, bytes: number, fileBytes: number }} [readCache] */
  constructor(readCache = () => ({ size: 0, bytes: 0, fileBytes: 0 })) {
    this.readCache = readCache;
    this.#delay.enable();
    subscribe(UPSTREAM_CHANNEL, (message) => {
      const { upstream, outcome, ms } = /** @type {UpstreamCall} */ (message);
      this.#upstream.observe({ upstream, outcome }, ms / 1000);
    });
  }

  /** @param {ServerResponse} response */
  watch(response) {
    const startedAt = performance.now();
    response.once("close", () => {
      const status = `${Math.floor(response.statusCode / 100)}xx`;
      const cache = (cacheStates.get(response) ?? "none").toLowerCase();
      this.#requests.observe({ status, cache }, (performance.now() - startedAt) / 1000);
    });
  }

  text() {
    const { size, bytes, fileBytes } = this.readCache();
    const gauge = (/** @type {string} */ name, /** @type {number} */ value) => [
      `# TYPE ${name} gauge`,
      `${name} ${value}`,
    ];
    const lines = [
      ...[this.#requests, this.#upstream].flatMap((histogram) => [
        `# TYPE ${histogram.name} histogram`,
        ...histogram.lines(),
      ]),
      ...gauge("madia_event_loop_delay_p99_seconds", this.#delay.percentile(99) / 1e9),
      ...gauge("madia_resident_memory_bytes", process.memoryUsage.rss()),
      ...gauge("madia_response_cache_entries", size),
      ...gauge("madia_response_cache_bytes", bytes),
      ...gauge("madia_response_cache_file_bytes", fileBytes),
    ];
    this.#delay.reset();
    return `${lines.join("\n")}\n`;
  }

  /**
   * On METRICS_HOST, by default the machine's own address.
   * @param {number} port
   * @returns {Server}
   */
  listen(port) {
    const server = createServer((request, response) => {
      const isMetrics = request.method === "GET" && request.url === "/metrics";
      response.writeHead(isMetrics ? 200 : 404, {
        "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
      });
      response.end(isMetrics ? this.text() : undefined);
    });
    server.unref();
    return server.listen({ port, host: process.env.METRICS_HOST || "127.0.0.1", exclusive: true });
  }
}

/** Headers written as a list cannot be read back. @type {WeakMap<ServerResponse, string>} */
const cacheStates = new WeakMap();

/**
 * @param {ServerResponse} response
 * @param {string} state
 */
export const setCacheState = (response, state) => void cacheStates.set(response, state);
