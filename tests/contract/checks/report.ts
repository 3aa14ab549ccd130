import { table } from "../../support/plain-table";
import type { Finding, Outcome } from "./finding";

const WIDEST_CALL = 58;
const WIDEST_LINE = 100;
const MOST_LINES = 12;

const HEAD = ["call", "outcome", "http", "ms", "kB", "keys", "missing", "surprises"];

const cut = (text: string, width: number) => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

function row(found: Finding): string[] {
  const asked = found.http > 0;
  return [
    cut(found.call, WIDEST_CALL),
    found.outcome,
    asked ? String(found.http) : "",
    asked ? String(found.ms) : "",
    asked ? (found.bytes / 1024).toFixed(1) : "",
    found.fitting > 0 ? String(found.fitting) : "",
    found.missing.length > 0 ? String(found.missing.length) : "",
    found.surprises.length > 0 ? String(found.surprises.length) : "",
  ];
}

function section(title: string, lines: string[]): string[] {
  const shown = lines.slice(0, MOST_LINES).map((line) => `    ${line}`);
  const rest = lines.length - MOST_LINES;
  return lines.length === 0 ? [] : [`  ${title}`, ...shown, ...(rest > 0 ? [`    … and ${rest} more`] : [])];
}

function wrapped(words: string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDEST_LINE)
      lines[lines.length - 1] = `${last}, ${word}`;
    else lines.push(word);
  }
  return lines;
}

function detail(found: Finding): string {
  return [
    `${found.call} (${found.outcome})`,
    ...section("seen", found.facts.filter(Boolean)),
    ...section("unreadable", found.unreadable),
    ...section("surprises", found.surprises),
    ...section("never came, though the storefront would use it", wrapped(found.missing)),
  ].join("\n");
}

const count = (findings: Finding[], outcome: Outcome) =>
  findings.filter((found) => found.outcome === outcome).length;

/** The whole report; a call that fits and says nothing more keeps to its row. */
export function report(base: string, findings: Finding[]): string {
  const told = findings.filter(
    ({ facts, missing, unreadable, surprises }) =>
      facts.length + missing.length + unreadable.length + surprises.length > 0,
  );
  const summary = (["fits", "refused", "not offered", "unreadable", "no answer", "not tried"] as const)
    .map((outcome) => `${count(findings, outcome)} ${outcome}`)
    .join(", ");
  return [
    `EBSN at ${base}`,
    "",
    table([HEAD, ...findings.map(row)]),
    "",
    ...told.map((found) => `${detail(found)}\n`),
    summary,
  ].join("\n");
}
