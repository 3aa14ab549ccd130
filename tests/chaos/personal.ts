/** Names and addresses, mail, log-ins, telephone numbers, tokens and sealed sessions. */
const PERSONAL = [
  /Marca\d+Qz/i,
  /[\w.+-]+@[\w-]+\.\w{2,}/,
  /\+39\s?\d{6,}|(?<![\w.])3\d{2}[\s/]?\d{6,7}\b/,
  /Madia2026!/,
  /Fe26\.2/,
  /\b10\.0\.0\.\d+\b/,
  /(?:token|password|session|cookie)"?\s*[:=]\s*"?[\w-]{20,}/i,
];

export const personalLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => PERSONAL.some((pattern) => pattern.test(line))).map((line) => line.slice(0, 160));
