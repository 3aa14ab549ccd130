const MAX_DEPTH = 32;
const MAX_VALUES = 10_000;

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

function endOfString(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let escapes = 0;
    while (json.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return json.length;
}

/** Whether a text is cheap to parse as JSON: neither deeply nested nor with many values. */
export function isWithinJsonLimits(json: string): boolean {
  let [depth, values] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfString(json, at);
    else if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (OPENING.has(code) || code === COMMA) values += 1;
    if (depth > MAX_DEPTH || values > MAX_VALUES) return false;
  }
  return true;
}
