import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { toCpuTime, type TraceEvent } from "./cpu-time";
import { CHROMIUM } from "./settings";

/** Fetched when it is asked for: with all that it needs it is a seventh of the other packages together. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const CHROMIUM_FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

const auditSchema = z.object({
  title: z.string(),
  score: z.number().nullable(),
  displayValue: z.string().optional(),
  details: z.unknown().optional(),
});

const reportSchema = z.object({
  runtimeError: z.unknown().optional(),
  audits: z.record(z.string(), auditSchema),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
});

export type Report = z.infer<typeof reportSchema>;
export type LighthouseRun = { measured: Report; onCpu: Report };

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

const lighthouse = (...options: string[]): string =>
  execFileSync("npx", ["--yes", LIGHTHOUSE, "--quiet", ...options], {
    encoding: "utf8",
    maxBuffer: MAX_OUTPUT_BYTES,
    env: { ...process.env, CHROME_PATH: CHROMIUM },
  });

export function runLighthouse(url: string): LighthouseRun {
  const folder = mkdtempSync(join(tmpdir(), "bench-lighthouse-"));
  const audit = () =>
    reportSchema.parse(
      JSON.parse(lighthouse(`--audit-mode=${folder}`, "--output=json", "--output-path=stdout")),
    );
  try {
    lighthouse(url, `--gather-mode=${folder}`, `--chrome-flags=${CHROMIUM_FLAGS}`);
    const measured = audit();
    applyCpuTime(folder);
    return { measured, onCpu: audit() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
