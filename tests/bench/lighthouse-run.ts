import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Result } from "lighthouse";
import { toCpuTime, type TraceEvent } from "./cpu-time";
import { CHROMIUM } from "./settings";

const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];

export type LighthouseRun = { measured: Result; onCpu: Result };

function applyCpuTime(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.trace\.json(\.gz)?$/.test(file))) {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    const trace = JSON.parse((name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString()) as {
      traceEvents: TraceEvent[];
    };
    rmSync(file);
    writeFileSync(
      file.replace(/\.gz$/, ""),
      JSON.stringify({ ...trace, traceEvents: toCpuTime(trace.traceEvents) }),
    );
  }
}

export async function runLighthouse(url: string): Promise<LighthouseRun> {
  const { default: lighthouse } = await import("lighthouse");
  const { launch } = await import("chrome-launcher");
  const folder = mkdtempSync(join(tmpdir(), "bench-lighthouse-"));
  const audit = async (): Promise<Result> => {
    const result = await lighthouse(undefined, { auditMode: folder, output: "json", logLevel: "error" });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    return result.lhr;
  };
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS, logLevel: "error" });
  try {
    await lighthouse(url, { port: chrome.port, gatherMode: folder, logLevel: "error" });
    const measured = await audit();
    applyCpuTime(folder);
    return { measured, onCpu: await audit() };
  } finally {
    chrome.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
