import { ABSENT_STATUSES } from "@/lib/upstream/absent-statuses";

export type Outcome =
  "fits" | "rejected" | "not offered" | "unreadable" | "failed" | "no answer" | "not tried";

export type Finding = {
  /** "GET products?q=…" */
  call: string;
  outcome: Outcome;
  http: number;
  ms: number;
  bytes: number;
  readableKeys: number;
  /** Keys that the storefront reads and no object has. */
  missing: string[];
  unreadable: string[];
  surprises: string[];
  facts: string[];
  /** Whole addresses of pictures are at these. */
  pictureHosts: string[];
};

export const finding = (call: string, outcome: Outcome, overrides: Partial<Finding> = {}): Finding => ({
  call,
  outcome,
  http: 0,
  ms: 0,
  bytes: 0,
  readableKeys: 0,
  missing: [],
  unreadable: [],
  surprises: [],
  facts: [],
  pictureHosts: [],
  ...overrides,
});

export const isOffered = (http: number): boolean => !ABSENT_STATUSES.includes(http);

/** Of an answer without data. */
export const outcomeOf = (http: number): Outcome =>
  http < 400 ? "unreadable" : http < 500 ? "rejected" : "failed";

export const notTried = (call: string, reason: string): Finding =>
  finding(call, "not tried", { facts: [reason] });

/** Merges "products[3]: x", "products[7]: x" … into one line with a count. */
export function groupSimilar(lines: string[]): string[] {
  const seen = new Map<string, { line: string; count: number }>();
  for (const line of lines) {
    const key = line.replace(/\[\d+\]/g, "[]").replace(/: ".*?"/, "");
    const before = seen.get(key);
    seen.set(key, { line: before?.line ?? line, count: (before?.count ?? 0) + 1 });
  }
  return [...seen.values()].map(({ line, count }) =>
    count > 1 ? `${line} (and ${count - 1} similar)` : line,
  );
}
