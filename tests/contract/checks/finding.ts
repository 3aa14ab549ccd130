export type Outcome = "fits" | "refused" | "not offered" | "unreadable" | "no answer" | "not tried";

/** What one call showed. */
export type Finding = {
  /** As a person would write it: "GET products?q=…". */
  call: string;
  outcome: Outcome;
  http: number;
  ms: number;
  bytes: number;
  /** Keys that came and that the storefront reads. */
  fitting: number;
  /** Keys the storefront reads and that never came. */
  missing: string[];
  /** Where the schemas or transforms gave up. */
  unreadable: string[];
  surprises: string[];
  facts: string[];
};

export const finding = (call: string, outcome: Outcome, more: Partial<Finding> = {}): Finding => ({
  call,
  outcome,
  http: 0,
  ms: 0,
  bytes: 0,
  fitting: 0,
  missing: [],
  unreadable: [],
  surprises: [],
  facts: [],
  ...more,
});

/** A check whose question needs something no earlier answer gave. */
export const notTried = (call: string, why: string): Finding => finding(call, "not tried", { facts: [why] });

/** "products[3]: x", "products[7]: x" … as one line with a count. */
export function folded(lines: string[]): string[] {
  const seen = new Map<string, { line: string; count: number }>();
  for (const line of lines) {
    const key = line.replace(/\[\d+\]/g, "[]").replace(/: ".*?"/, "");
    const before = seen.get(key);
    seen.set(key, { line: before?.line ?? line, count: (before?.count ?? 0) + 1 });
  }
  return [...seen.values()].map(({ line, count }) => (count > 1 ? `${line} (and ${count - 1} alike)` : line));
}

const MISUSED = 2;

/** 0 when all that came can be read, 1 when something cannot, 2 when nothing came at all. */
export function exitCode(findings: Finding[]): 0 | 1 | typeof MISUSED {
  if (findings.every(({ http }) => http === 0)) return MISUSED;
  return findings.some(({ outcome }) => outcome === "unreadable") ? 1 : 0;
}
