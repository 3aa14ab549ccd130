import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Result } from "lighthouse";
import { onCpuTime, type TraceEvent } from "./cpu-time";
import { CHROMIUM } from "./settings";

const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** One run as measured, and the same run with tasks as long as their processor time. */
export type Run = { measured: Result; onCpu: Result };

function settleTrace(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.trace\.json(\.gz)?$/.test(file))) {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    const trace = JSON.parse((name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString()) as {
      traceEvents: TraceEvent[];
    };
    rmSync(file);
    writeFileSync(
      file.replace(/\.gz$/, ""),
      JSON.stringify({ ...trace, traceEvents: onCpuTime(trace.traceEvents) }),
    );
  }
}

/** Lighthouse as a phone sees the page. */
export async function runLighthouse(url: string): Promise<Run> {
  const { default: lighthouse } = await import("lighthouse");
  const { launch } = await import("chrome-launcher");
  const folder = mkdtempSync(join(tmpdir(), "bench-lighthouse-"));
  const audit = async (): Promise<Result> => {
    const found = await lighthouse(undefined, { auditMode: folder, output: "json", logLevel: "error" });
    if (!found) throw new Error(`lighthouse gave nothing for ${url}`);
    return found.lhr;
  };
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS, logLevel: "error" });
  try {
    await lighthouse(url, { port: chrome.port, gatherMode: folder, logLevel: "error" });
    const measured = await audit();
    settleTrace(folder);
    return { measured, onCpu: await audit() };
  } finally {
    chrome.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
