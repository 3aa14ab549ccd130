import { table } from "../../support/plain-table";
import type { Finding, Outcome } from "./finding";

const MAX_CALL_WIDTH = 58;
const MAX_LINE_WIDTH = 100;
const MAX_LINES = 12;

const HEAD = ["call", "outcome", "http", "ms", "kB", "keys", "missing", "surprises"];

const truncate = (text: string, width: number) =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text;

function formatRow(finding: Finding): string[] {
  const hasResponse = finding.http > 0;
  return [
    truncate(finding.call, MAX_CALL_WIDTH),
    finding.outcome,
    hasResponse ? String(finding.http) : "",
    hasResponse ? String(finding.ms) : "",
    finding.bytes > 0 ? (finding.bytes / 1024).toFixed(1) : "",
    finding.readableKeys > 0 ? String(finding.readableKeys) : "",
    finding.missing.length > 0 ? String(finding.missing.length) : "",
    finding.surprises.length > 0 ? String(finding.surprises.length) : "",
  ];
}

function formatSection(title: string, lines: string[]): string[] {
  const visibleLines = lines.slice(0, MAX_LINES).map((line) => `    ${line}`);
  const rest = lines.length - MAX_LINES;
  return lines.length === 0
    ? []
    : [`  ${title}`, ...visibleLines, ...(rest > 0 ? [`    … and ${rest} more`] : [])];
}

function wrapWords(words: string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < MAX_LINE_WIDTH)
      lines[lines.length - 1] = `${last}, ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Without what says how many, and of which. */
const kindOf = (surprise: string) => surprise.replace(/: \d+ .*$/, "");

/** What never came, and what surprises, is reported with the first call. */
function withoutRepeats(findings: Finding[]): Finding[] {
  const reported = new Set<string>();
  const isNew = (line: string) => !reported.has(line) && Boolean(reported.add(line));
  return findings.map((finding) => ({
    ...finding,
    missing: finding.missing.filter(isNew),
    surprises: finding.surprises.filter((line) => isNew(kindOf(line))),
  }));
}

function formatDetails(finding: Finding): string {
  return [
    `${finding.call} (${finding.outcome})`,
    ...formatSection("seen", finding.facts.filter(Boolean)),
    ...formatSection("unreadable", finding.unreadable),
    ...formatSection("surprises; the storefront copes", finding.surprises),
    ...formatSection("never came; the storefront does without", wrapWords(finding.missing)),
  ].join("\n");
}

const count = (findings: Finding[], outcome: Outcome) =>
  findings.filter((finding) => finding.outcome === outcome).length;

/** Calls without details appear in the table only. */
export function formatReport(base: string, findings: Finding[]): string {
  const detailed = withoutRepeats(findings).filter(
    ({ facts, missing, unreadable, surprises }) =>
      facts.length + missing.length + unreadable.length + surprises.length > 0,
  );
  const summary = (
    ["fits", "rejected", "not offered", "unreadable", "failed", "no answer", "not tried"] as const
  )
    .filter((outcome) => count(findings, outcome) > 0)
    .map((outcome) => `${count(findings, outcome)} ${outcome}`)
    .join(", ");
  return [
    `EBSN at ${base}`,
    "",
    table([HEAD, ...findings.map(formatRow)]),
    "",
    ...detailed.map((finding) => `${formatDetails(finding)}\n`),
    summary,
  ].join("\n");
}
